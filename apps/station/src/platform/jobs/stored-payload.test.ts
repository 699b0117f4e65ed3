import { afterEach, describe, expect, it } from 'vitest';
import { setTracing } from '../telemetry/tracing.ts';
import { readPayload, storedPayload } from './stored-payload.ts';

const origin = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';

afterEach(() => setTracing(null));

function traceWithin(traceparent: string | undefined): void {
  setTracing({
    run: (_facts, work) => work({ set: () => {}, fail: () => {} }),
    record: () => {},
    traceparent: () => traceparent,
  });
}

describe('storedPayload', () => {
  it('adds the span that added the job, and readPayload separates them', () => {
    traceWithin(origin);
    const stored = storedPayload({ id: 1 });
    expect(JSON.parse(stored)).toEqual({ id: 1, $traceparent: origin });
    expect(readPayload(stored)).toEqual({ payload: { id: 1 }, origin });
  });

  it.each([[{ id: 1 }], [{}], [[1, 2]], ['text'], [null]])('is %j as it is without telemetry', (payload) => {
    expect(storedPayload(payload)).toBe(JSON.stringify(payload));
    expect(readPayload(storedPayload(payload))).toEqual({ payload, origin: undefined });
  });

  it('leaves payloads that are no objects as they are', () => {
    traceWithin(origin);
    for (const payload of [[1], 'text', null]) expect(storedPayload(payload)).toBe(JSON.stringify(payload));
  });
});
