import type { FastifyRequest } from 'fastify';

export const isHttps = (request: FastifyRequest): boolean => request.headers['x-forwarded-proto'] === 'https';
