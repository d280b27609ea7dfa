import { createHash } from 'node:crypto';
import type { TitleUpdate, UpdateSource } from './title-update';

/** Equal for equal updates of one kind of source, so that the same file is recognized. */
export const updateHash = (update: TitleUpdate, { kind, location_id }: UpdateSource): string =>
  createHash('sha256')
    .update(JSON.stringify([kind, location_id, update]))
    .digest('base64url')
    .slice(0, 22);
