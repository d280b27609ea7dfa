import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { GateEdge } from '../gate/candidate-checks';
import { type Access, requireScope, requireWriter, type Scope } from '../registry/access';
import { Refused } from '../registry/refused';
import { accessOf, requireOperator } from './access/authorise';

export interface ReadCommand<P> {
  access: Access;
  payload: P;
}

/** Reads the command's payload and requires a token that changes its package; with `scope`, one that is good for that. */
export async function readCommand<P extends { package: string }>(
  edge: GateEdge,
  request: FastifyRequest,
  schema: z.ZodType<P>,
  scope?: Scope,
): Promise<ReadCommand<P>> {
  const access = await accessOf(edge, request);
  const payload = readPayload(request, schema);
  if (scope) requireScope(access, scope, payload.package);
  else requireWriter(access, payload.package);
  return { access, payload };
}

export async function readOperatorCommand<P>(
  edge: GateEdge,
  request: FastifyRequest,
  schema: z.ZodType<P>,
): Promise<ReadCommand<P>> {
  const access = await accessOf(edge, request);
  requireOperator(access);
  return { access, payload: readPayload(request, schema) };
}

export function readPayload<P>(request: FastifyRequest, schema: z.ZodType<P>): P {
  const parsed = schema.safeParse(parse(request.body));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Refused(`${issue?.path.join('.') || 'The payload'}: ${issue?.message ?? 'can’t be read'}.`, 422);
}

function parse(body: unknown): unknown {
  try {
    return JSON.parse(String(body));
  } catch {
    return undefined;
  }
}
