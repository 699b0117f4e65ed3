import type { FastifyInstance } from 'fastify';
import { fail } from '../errors/platform-errors.ts';

/**
 * Values of a JSON body, counted by its commas and brackets. Parsing and checking millions of tiny values takes seconds of the
 * event loop; text may be as long as the body.
 */
const maxValues = 20_000;

/** Rejects JSON with too many values before it is parsed. */
export function limitJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    if (hasMoreValues(body, maxValues)) {
      done(
        fail('request.too-large', {
          message: `A request may hold ${maxValues} values, and this one holds more.`,
        }),
      );
    } else void parse(request, body.toString(), done);
  });
}

const [quote, backslash, comma, openBracket, openBrace] = Buffer.from('"\\,[{');

function hasMoreValues(json: Uint8Array, most: number): boolean {
  let values = 0;
  let isText = false;
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at];
    if (isText) {
      if (byte === backslash) at += 1;
      else if (byte === quote) isText = false;
    } else if (byte === quote) isText = true;
    else if (byte === comma || byte === openBracket || byte === openBrace) {
      values += 1;
      if (values > most) return true;
    }
  }
  return false;
}
