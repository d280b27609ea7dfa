import { z } from 'zod';
import type { RuleName } from './rules';
import { failureCodes } from './vocabulary';

/** Payloads are form-encoded, so numbers and flags arrive as text. */
export const wholeNumber = (min: number, max: number) =>
  z
    .union([
      z.number(),
      z
        .string()
        .regex(/^-?\d{1,10}$/)
        .transform(Number),
    ])
    .pipe(z.number().int().min(min).max(max));
export const flag = z
  .union([z.boolean(), z.enum(['true', 'false', '1', '0'])])
  .transform((v) => v === true || v === 'true' || v === '1');

/** Text of one line: no line breaks, no other control characters, nothing that turns the direction of the text around it. */
export const singleLine = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .regex(/^[^\p{Cc}\u2028-\u202e\u2066-\u2069]*$/u);

/** The same of something that can be seen: a name of blanks and marks alone is none. */
export const visibleLine = (max: number, rule: RuleName) =>
  singleLine(max).refine((text) => /[^\s\p{Cf}\p{Z}\u2800\u3164\u115f]/u.test(text), rule);

/**
 * Text of several lines, which stay. Other control characters, and what turns the direction of the text around it, are
 * dropped: they come with what is pasted.
 */
export const multiLine = (max: number) =>
  z
    .string()
    .max(max)
    .transform((text) =>
      text
        .replace(/\r\n?/g, '\n')
        .replace(/(?![\n\t])[\p{Cc}\u2028-\u202e\u2066-\u2069\ufffe\uffff]/gu, '')
        .trim(),
    );

/** Text that is cut to `max` characters, never refused: reports of pages. */
export const truncated = (max: number) => z.string().transform((text) => text.slice(0, max).toWellFormed());

/** A JSON value as the text of one field. */
export const jsonText = <T extends z.ZodType>(max: number, shape: T) =>
  z
    .string()
    .max(max)
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text);
      } catch {
        context.addIssue({ code: 'custom', message: 'json' satisfies RuleName });
        return z.NEVER;
      }
    })
    .pipe(shape);

/**
 * A file as the api keeps it while a call runs: where it lies, how long it is, and the name that its sender gave it.
 */
export interface UploadedFile {
  name: string;
  path: string;
  bytes: number;
}
/** A file of a multipart form: a Blob or File where it is sent. */
export const upload = z.custom<Blob | UploadedFile>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
);

/** A file that a call answers with: sent as it is, its kind (media type) and name in the headers. */
export interface FileAnswer {
  kind: string;
  name: string;
  content: string | Uint8Array;
}
export const fileAnswer = z.custom<FileAnswer>();

/** Money: integer cents. */
export const cents = z.number().int();

/** The catalogue's own number of an edition: 13 digits (an ISBN-13 where the book has one) or a shop's code. */
export const eisbn = z.string().regex(/^[0-9A-Za-z-]{3,20}$/);

/** What every call also sends (P1 §7). `session_id` is a handle only: the cookie is the authority. */
export const envelope = z.object({
  uuid: z.string().max(64).optional(),
  session_id: z.string().max(128).optional(),
  log_url: z.string().max(2000).optional(),
  store_id: z.string().max(64).optional(),
});

/**
 * The one shape of a failure: `error` is text for the shopper, `code` is for programs, `fields` maps a field to its
 * text.
 */
export const failure = z.object({
  error: z.string(),
  code: z.enum(failureCodes),
  fields: z.record(z.string(), z.string()).optional(),
});
export type Failure = z.infer<typeof failure>;

export const none = z.object({});

/** In the reply of a call that plain forms make (formCallOf): what the page that follows tells, and its path. */
export const notice = z.string().optional();
export const next = z.string().optional();
