import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { limits, type UploadedFile } from '@bookfront/shared/schemas';
import type { FastifyRequest } from 'fastify';
import * as m from '#messages';
import { CallError } from '../http/failure';

export interface Received {
  fields: Record<string, unknown>;
  /** Takes the file away: to be called whatever happens. */
  discard: () => Promise<void>;
}

/**
 * A multipart form with one file, written to disk as it comes. Throws 413 beyond the limit; what was written by then is
 * gone.
 */
export async function receiveUpload(request: FastifyRequest, folder: string): Promise<Received> {
  if (!request.isMultipart()) throw new CallError(415, 'form_expected', m.failure_file_form());
  const fields: Record<string, unknown> = {};
  const path = join(folder, randomUUID());
  const discard = () => rm(path, { force: true });
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') fields[part.fieldname] = textOf(part);
      else if (part.fieldname === 'file' && fields.file === undefined) fields.file = await save(part, path);
      else part.file.resume();
    }
    return { fields, discard };
  } catch (error) {
    await discard();
    throw isTooLarge(error) ? new CallError(413, 'file_too_large', m.upload_file_too_large()) : error;
  }
}

type Part = Awaited<ReturnType<ReturnType<FastifyRequest['parts']>['next']>>['value'];
type FilePart = Extract<Part, { type: 'file' }>;
type FieldPart = Extract<Part, { type: 'field' }>;

/** A field that says it is JSON comes parsed: an object of the sender's, which could name a file of this machine. */
function textOf({ fieldname, value }: FieldPart): string {
  if (typeof value !== 'string' || fieldname === 'file')
    throw new CallError(400, 'bad_request', m.failure_field_kind());
  return value;
}

async function save(part: FilePart, path: string): Promise<UploadedFile> {
  await pipeline(part.file, createWriteStream(path));
  if (part.file.truncated) throw new CallError(413, 'file_too_large', m.upload_file_too_large());
  return { name: part.filename, path, bytes: part.file.bytesRead };
}

const isTooLarge = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE';

/** What a form with a file may hold. */
export const uploadLimits = {
  fields: 20,
  files: 1,
  fileSize: limits.upload.bytes,
  fieldSize: 4096,
  parts: 25,
} as const;
