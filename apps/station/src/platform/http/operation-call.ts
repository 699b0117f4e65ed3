import type { FastifyReply, FastifyRequest } from 'fastify';
import { fail } from '../errors/platform-errors.ts';
import type { Person } from './access.ts';

/** One call of an operation, as its handler sees it. */
export interface OperationCall<Params, Query, Body> {
  readonly params: Params;
  readonly query: Query;
  /** Undefined for uploads: the handler reads `request.parts()`, or `request.body` as a stream. */
  readonly body: Body;
  /** Who calls. Raises a 401 where nobody is signed in, which only a public operation can meet. */
  readonly person: Person;
  /** Who calls, or null; for public operations. */
  readonly visitor: Person | null;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** Aborts when the client goes away before the answer is complete. */
  readonly signal: AbortSignal;
}

/** Joins what was validated with who calls. */
export function operationCall<Params, Query, Body>(
  request: FastifyRequest,
  reply: FastifyReply,
  visitor: Person | null,
  input: { params: Params; query: Query; body: Body },
): OperationCall<Params, Query, Body> {
  let signal: AbortSignal | undefined;
  return {
    ...input,
    visitor,
    request,
    reply,
    get person() {
      if (!visitor) throw fail('access.sign-in');
      return visitor;
    },
    get signal() {
      return (signal ??= goneSignal(reply));
    },
  };
}

function goneSignal(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  if (reply.raw.destroyed) gone.abort();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  return gone.signal;
}
