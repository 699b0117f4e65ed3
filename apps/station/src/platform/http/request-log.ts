import { LogController, type FastifyReply, type FastifyRequest } from 'fastify';

/** One line per request, when it is done: the request, the status and the milliseconds. */
export class RequestLog extends LogController {
  constructor() {
    super({ requestIdLogLabel: 'request_id' });
  }

  override incomingRequest(): void {}

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const line = { req: request, status: reply.statusCode, ms: Math.round(reply.elapsedTime * 10) / 10 };
    if (error) request.log.error({ ...line, err: error }, 'response ended early');
    else request.log.info(line, 'responded');
  }
}
