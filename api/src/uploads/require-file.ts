import { limits, type UploadedFile } from '@bookfront/shared/schemas';
import * as m from '#messages';
import { CallError } from '../http/failure';

/** Returns the form's file. Fails with bad_file if there is none, with file_too_large (P1 §5). */
export function requireFile(file: Blob | UploadedFile): UploadedFile {
  if (!('path' in file)) throw new CallError(400, 'bad_file', m.upload_file_needed());
  if (file.bytes > limits.upload.bytes) throw new CallError(413, 'file_too_large', m.upload_file_too_large());
  return file;
}
