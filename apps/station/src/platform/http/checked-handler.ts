import type { FastifyReply } from 'fastify';
import type { Operation } from '@postkit/sdk/schema';
import { isStationError } from '../errors/station-error.ts';

/** Statuses that the platform itself may return for any operation. */
const common: readonly number[] = [304, 400, 401, 403, 404, 413, 415, 429, 503, 507];

/**
 * Checks a handler against its operation's declaration: the status, also of an error, and the shape of the
 * response. Anything undeclared becomes an error, which the client sees as a 500.
 */
export function checkedHandler<Call extends { readonly reply: FastifyReply }, Answer>(
  operation: Operation,
  handler: (call: Call) => Answer | Promise<Answer>,
): (call: Call) => Promise<Answer> {
  return async (call) => {
    const answer = await Promise.resolve(call).then(handler).catch(rethrowDeclared);
    checkResponse(operation, call.reply, answer);
    return answer;
  };

  function rethrowDeclared(error: unknown): never {
    if (!isStationError(error) || [...common, ...operation.errors].includes(error.status)) throw error;
    throw new Error(`${operation.id} refused with ${error.status}, which it does not declare.`, {
      cause: error,
    });
  }
}

function checkResponse(operation: Operation, reply: FastifyReply, answer: unknown): void {
  const { statusCode } = reply;
  const declared: readonly number[] = [operation.success, ...operation.errors, ...common];
  const partOfFile = operation.responseKind === 'file' && [206, 416].includes(statusCode);
  if (!partOfFile && !declared.includes(statusCode))
    throw new Error(`${operation.id} responded with ${statusCode}, which it does not declare.`);
  if (answer === reply || reply.sent || operation.responseKind !== 'json' || !operation.response) return;
  const read = operation.response.safeParse(answer);
  if (!read.success)
    throw new Error(`${operation.id} returned another shape than it declares.`, { cause: read.error });
}
