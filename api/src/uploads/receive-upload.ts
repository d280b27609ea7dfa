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
  /** Deletes the file; always call it. */
  discard: () => Promise<void>;
}

/**
 * Receives a multipart form with one file, streaming it to disk. Throws 413 beyond the limit and deletes what was
 * written.
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

/** Refuses a field sent as JSON, which arrives parsed: the sender's object could name a file of this server. */
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

/** Limits of a form with a file. */
export const uploadLimits = {
  fields: 20,
  files: 1,
  fileSize: limits.upload.bytes,
  fieldSize: 4096,
  parts: 25,
} as const;
