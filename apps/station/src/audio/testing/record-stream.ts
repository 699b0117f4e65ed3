import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createRecorder, type RecorderOptions, type RecorderState } from '../recorder/create-recorder.ts';
import type { RecordedSegment, RecordedTitle, RecordingGap } from '../recorder/segment-placer.ts';

export interface StreamServer extends AsyncDisposable {
  url: string;
  requests: IncomingMessage[];
}

/** A stream server: each connection gets the next of the given responses, then the last one repeatedly. */
export async function streamServer(
  ...answers: ((response: ServerResponse) => void)[]
): Promise<StreamServer> {
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    const answer = answers[Math.min(requests.length, answers.length - 1)];
    requests.push(request);
    answer?.(response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/live`,
    requests,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export interface StreamRecording {
  segments: RecordedSegment[];
  titles: string[];
  placed: RecordedTitle[];
  gaps: RecordingGap[];
  states: [RecorderState, string | undefined][];
  losses: string[];
  until: (condition: () => boolean) => Promise<void>;
}

/** Records a stream until it is disposed of, and collects what the recorder reports. */
export function recordStream(
  options: Pick<RecorderOptions, 'url' | 'engine'> & Partial<RecorderOptions>,
): AsyncDisposable & StreamRecording & { stop: () => Promise<void> } {
  const waiting: { condition: () => boolean; resolve: () => void }[] = [];
  const recorded: StreamRecording = {
    segments: [],
    titles: [],
    placed: [],
    gaps: [],
    states: [],
    losses: [],
    until: (condition) =>
      condition() ? Promise.resolve() : new Promise((resolve) => waiting.push({ condition, resolve })),
  };
  function keep<T>(list: T[], item: T): void {
    list.push(item);
    for (const { condition, resolve } of waiting) if (condition()) resolve();
  }
  const recorder = createRecorder({
    onSegment: (segment) => keep(recorded.segments, segment),
    onAnnounce: (title) => keep(recorded.titles, title),
    onTitle: (title) => keep(recorded.placed, title),
    onGap: (gap) => keep(recorded.gaps, gap),
    onState: ({ state, cause }) => keep(recorded.states, [state, cause?.code]),
    onLoss: ({ code }) => keep(recorded.losses, code),
    backoffMs: [300, 600],
    settleMs: 50,
    ...options,
  });
  recorder.start();
  return { ...recorded, stop: () => recorder.stop(), [Symbol.asyncDispose]: () => recorder.stop() };
}
