import { z } from 'zod';
import { isShopPath } from '../../format/web-address';
import { linkAddress } from '../address-text';
import { limits } from '../limits';

const { label: labelLength, address: addressLength, menuEntries, menuLevels } = limits.settings;

/** `type`: P1 §2 Menu entry types; one that is not known shows the entry's raw data. */
export const menuEntrySchema = z.object({
  menu_id: z.string().max(addressLength),
  id: z.string().max(addressLength),
  label: z.string().max(labelLength),
  path: z
    .string()
    .max(addressLength)
    .refine((text) => text === '' || isShopPath(text), "A path begins with one '/'.")
    .optional(),
  url: linkAddress.optional(),
  type: z.string().max(100),
  link_type: z.string().max(100).optional(),
  get submenu() {
    return z.array(menuEntrySchema).optional();
  },
});
export type MenuEntry = z.infer<typeof menuEntrySchema>;

export const menuSchema = z
  .array(menuEntrySchema)
  .refine((entries) => depthOf(entries) <= menuLevels, `A menu has at most ${menuLevels} levels.`)
  .refine((entries) => countOf(entries) <= menuEntries, `A menu has at most ${menuEntries} entries.`)
  .default([]);
const depthOf = (entries: readonly MenuEntry[]): number =>
  entries.reduce((max, { submenu }) => Math.max(max, 1 + depthOf(submenu ?? [])), 0);
const countOf = (entries: readonly MenuEntry[]): number =>
  entries.reduce((sum, { submenu }) => sum + 1 + countOf(submenu ?? []), 0);
