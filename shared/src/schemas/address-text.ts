import { z } from 'zod';
import { isShopPath, isWebAddress } from '../format/web-address';
import { limits } from './limits';

/** Colours and addresses as settings and pages have them. */
export const colour = z.string().regex(/^#[0-9a-fA-F]{6}$/, "A colour is written '#rrggbb'.");

const { address: max } = limits.settings;

/** SPEC-D8: http, https, mailto, tel or a path of this shop; '' where there is none. */
export const linkAddress = z
  .string()
  .max(max)
  .refine(
    (text) => text === '' || isShopPath(text) || isWebAddress(text) || /^(mailto:\S|tel:[\d+]|#)/i.test(text),
    "An address begins with 'https://', 'http://', 'mailto:', 'tel:' or '/'.",
  );
export const webAddress = z
  .string()
  .max(max)
  .regex(/^(https?:\/\/[^\s/].*)?$/i, "A web address begins with 'https://' or 'http://'.");

/** Of another server that the page or the api asks: a path of this shop, https, or http on this machine. */
export const httpsAddress = z
  .string()
  .max(max)
  .refine(
    (text) => isShopPath(text) || /^(https:\/\/[^\s/]|http:\/\/(localhost|127\.0\.0\.1)[:/])/i.test(text),
    "An address of a file or a provider begins with 'https://' or '/'.",
  );
