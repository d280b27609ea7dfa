import type { FastifyInstance } from 'fastify';
import type { Db } from '../database/open';

export function registerCovers(_app: FastifyInstance, _db: Db, _dataDir: string): void {}
