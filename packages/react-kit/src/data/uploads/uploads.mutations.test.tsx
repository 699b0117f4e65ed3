import { createClient } from '@postkit/sdk';
import { uploadFields } from '@postkit/sdk/schema';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startUpload } from '../../domain/uploads/audio-upload-record.ts';
import { PostKitProvider } from '../../provider/postkit-provider.tsx';
import { failure } from '../../testing/fake-station.ts';
import { useStartUpload } from './uploads.mutations.ts';
import { useUploads } from './uploads.store.ts';
import { useUploadsWatch } from './use-uploads-watch.ts';

const file = new File(['sound'], 'interview.mp3', { type: 'audio/mpeg' });

beforeEach(() => {
  useUploads.getState().clear();
  // The client tells progress by XMLHttpRequest where there is one; without it, by the fetch that is given here.
  vi.stubGlobal('XMLHttpRequest', undefined);
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

type Answer = (form: FormData) => Response | Promise<Response>;

function clientOf(answer: Answer, log: (entry: { level: string; message: string }) => void = () => {}) {
  async function fetch(_input: unknown, init?: RequestInit): Promise<Response> {
    const form = await new Response(init?.body ?? null, { headers: new Headers(init?.headers) }).formData();
    return answer(form);
  }
  return createClient({ baseUrl: 'https://post.example.org', station: 'wxyz', fetch, log });
}

function withClient(client: ReturnType<typeof clientOf>) {
  return ({ children }: { children: ReactNode }) => <PostKitProvider client={client}>{children}</PostKitProvider>;
}

function accepted(form: FormData, status = 202): Response {
  const { uuid, title } = uploadFields.pick({ uuid: true, title: true }).parse(Object.fromEntries(form));
  const record = startUpload({ uuid, title, audio_type: 'UPLOAD-Talk' }, 1);
  return Response.json(record, { status });
}

describe('useStartUpload', () => {
  it('LIB-027 sends uuid, title, audio type and single_use with the file', async () => {
    let sent: Record<string, unknown> = {};
    const client = clientOf((form) => {
      sent = Object.fromEntries(form);
      return accepted(form);
    });
    const { result } = renderHook(useStartUpload, { wrapper: withClient(client) });
    act(() => result.current({ title: 'Interview', audio_type: 'UPLOAD-Promo', file }));
    await waitFor(() => expect(useUploads.getState().records[0]?.upload_progress).toBe(100));
    const uuid = useUploads.getState().records[0]?.uuid;
    expect(sent).toMatchObject({ uuid, title: 'Interview', audio_type: 'UPLOAD-Promo', single_use: 'false' });
    expect(sent['file']).toBeInstanceOf(File);
  });

  it('LIB-030 goes on after another success than 202, and only warns', async () => {
    const log = vi.fn<(entry: { level: string; message: string }) => void>();
    const { result } = renderHook(useStartUpload, { wrapper: withClient(clientOf((form) => accepted(form, 200), log)) });
    act(() => result.current({ title: 'Interview', audio_type: 'UPLOAD-Talk', file }));
    await waitFor(() => expect(useUploads.getState().records[0]).toMatchObject({ upload_progress: 100, failed: 0 }));
    expect(log.mock.calls.map(([entry]) => entry)).toMatchObject([{ level: 'warn', message: 'expected status 202' }]);
  });

  it('tells why the station refused a file', async () => {
    const { result } = renderHook(useStartUpload, { wrapper: withClient(clientOf(() => failure(415, 'This is no audio.'))) });
    act(() => result.current({ title: 'Interview', audio_type: 'UPLOAD-Talk', file }));
    await waitFor(() => expect(useUploads.getState().records[0]).toMatchObject({ failed: 1, err_msg: '415: This is no audio.' }));
  });
});

describe('useUploadsWatch', () => {
  it('LIB-032 LIB-038 asks each second, says in the log when it cannot, and fails what is silent for 120 seconds', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    useUploads
      .getState()
      .add({ ...startUpload({ uuid: 'a', title: 'Interview', audio_type: 'UPLOAD-Talk' }, Date.now()), upload_progress: 100 });
    const client = createClient({
      baseUrl: 'https://post.example.org',
      station: 'wxyz',
      fetch: async () => failure(503, 'Away.'),
      retries: 0,
      log: () => {},
    });
    renderHook(useUploadsWatch, { wrapper: withClient(client) });
    await act(async () => vi.advanceTimersByTimeAsync(119_000));
    expect(useUploads.getState().records[0]?.failed).toBe(0);
    expect(warn.mock.calls[0]?.[0]).toBe('Could not check upload/encode progress');
    await act(async () => vi.advanceTimersByTimeAsync(2000));
    expect(useUploads.getState().records[0]).toMatchObject({ failed: 1, err_msg: 'stopped receiving updates from server' });
  });
});
