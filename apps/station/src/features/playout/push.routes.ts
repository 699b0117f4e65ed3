import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { StationContext } from '../../context.ts';
import { fail, tooMany } from '../../platform/errors/platform-errors.ts';
import { hashToken } from '../../platform/link-token.ts';
import { createRateLimit } from '../../platform/rate-limit.ts';
import { createWrongSecrets } from '../../platform/wrong-secrets.ts';
import type { Inbox } from './inbox.ts';
import { inputByToken } from './playout.repository.ts';

/** Bytes of a message. */
const largest = 262_144;
/** Messages of an input in ten seconds. */
const most = { limit: 500, windowMs: 10_000 };
/** Wrong tokens of a network in ten minutes. */
const mostWrong = { limit: 50, windowMs: 600_000 };

/** The response of Icecast to an encoder that has changed a title; encoders look for its text. */
const updated =
  '<?xml version="1.0"?>\n<iceresponse><message>Metadata update successful</message><return>1</return></iceresponse>\n';

/**
 * Registers the addresses to which playout systems send: that of an input, and `/admin/metadata` of Icecast. Both need the token of an
 * input, which opens nothing else: as password of HTTP Basic, as Bearer, or as `token` in the query for systems that can send no header.
 */
export function registerPushRoutes(
  { http, db, clock }: Pick<StationContext, 'http' | 'db' | 'clock'>,
  inbox: Pick<Inbox, 'accept'>,
): void {
  const limit = createRateLimit({ clock, ...most });
  const secrets = createWrongSecrets({ clock, ...mostWrong, shared: { db, name: 'playout-tokens' } });

  async function receive(request: FastifyRequest, inputId: number | null): Promise<void> {
    const { query, token } = readToken(request);
    const found =
      token === ''
        ? undefined
        : await secrets.find(request.ip, async () => {
            const input = await inputByToken(db, hashToken(token));
            return input && (inputId === null || input.id === inputId) ? input : undefined;
          });
    if (!found)
      throw fail('access.sign-in', {
        message: 'Send the token of the input: as password, as Bearer, or as token in the query.',
        headers: { 'www-authenticate': 'Basic realm="playout"' },
      });
    if (found.active === 0) throw fail('resource.conflict', { message: 'This input is off.' });
    const attempt = limit.take(String(found.id));
    if (!attempt.allowed) throw tooMany(attempt.retryAfterSeconds);
    await inbox.accept(found, {
      bytes: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
      query,
      contentType: request.headers['content-type'] ?? null,
      arrived_ms: clock.now(),
      peer: request.ip,
    });
  }

  void http.register(async (scope: FastifyInstance) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: largest }, (_request, body, done) =>
      done(null, body),
    );
    scope.route<{ Params: { id: string } }>({
      method: ['GET', 'POST', 'PUT'],
      url: '/:station/playout/in/:id/',
      bodyLimit: largest,
      async handler(request, reply) {
        const id = Number(request.params.id);
        if (!Number.isSafeInteger(id)) throw fail('resource.absent');
        await receive(request, id);
        return plain(reply, 'text/plain', 'OK\n');
      },
    });
    scope.route({
      method: ['GET', 'POST'],
      url: '/admin/metadata',
      bodyLimit: largest,
      async handler(request, reply) {
        await receive(request, null);
        return plain(reply, 'text/xml', updated);
      },
    });
  });
}

function plain(reply: FastifyReply, type: string, body: string): FastifyReply {
  return reply.header('cache-control', 'no-store').type(`${type}; charset=utf-8`).send(body);
}

/** The token of a request, and its query without it, as it was sent. */
function readToken({ url, headers: { authorization = '' } }: FastifyRequest): {
  token: string;
  query: string;
} {
  const [, sent = ''] = /\?(.*)$/s.exec(url) ?? [];
  const parts = sent.split('&');
  const own = parts.find((part) => part.startsWith('token='));
  const query = parts.filter((part) => part !== own).join('&');
  const [, scheme = '', credentials = ''] = /^(\w+)\s+(\S+)$/.exec(authorization) ?? [];
  if (scheme.toLowerCase() === 'bearer') return { token: credentials, query };
  if (scheme.toLowerCase() === 'basic') {
    const decoded = Buffer.from(credentials, 'base64').toString('utf8');
    return { token: decoded.slice(decoded.indexOf(':') + 1), query };
  }
  return { token: own?.slice('token='.length) ?? '', query };
}
