import { renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { createClient } from '@postkit/sdk';
import { PostKitProvider } from '../../host/postkit-provider.tsx';
import { fakeLive } from '../../testing/fake-live.ts';
import { stores } from '../../testing/stores.ts';
import { startUpload, type UploadPhase } from './audio-upload-record.ts';
import { useUploadsLive } from './uploads.live.ts';
import { useUploads } from './uploads.store.ts';

beforeEach(() => useUploads.in(stores).getState().clear());

function open(phase: UploadPhase = 'sending') {
  const record = startUpload({ uuid: 'a', title: 'Interview', audio_type: 'UPLOAD-Talk' }, Date.now());
  useUploads.in(stores).getState().add(record, phase);
  const client = createClient({ baseUrl: 'https://post.example.org', station: 'wxyz' });
  const live = fakeLive(client);
  renderHook(useUploadsLive, {
    wrapper: ({ children }) => (
      <PostKitProvider stores={stores} client={client}>
        {children}
      </PostKitProvider>
    ),
  });
  const state = { upload_progress: 0, encode_progress: 0, success: 0, failed: 0, err_msg: '' } as const;
  const facts = {
    uuid: 'a',
    title: 'Interview',
    location: null,
    rms: null,
    is_opposite_phase: false,
    duration: 0,
    ...state,
  };
  return { live, facts, shown: () => useUploads.in(stores).getState().records[0] };
}

describe('useUploadsLive', () => {
  it.each([
    ['LIVE-019 LIB-043', 'upload_progress', { upload_progress: 40 }],
    ['LIVE-020 LIB-043', 'encode_progress', { upload_progress: 100, encode_progress: 30 }],
    ['LIVE-021 LIB-044', 'upload_error', { failed: 1, err_msg: 'This is not audio.' }],
    ['LIVE-022 LIB-044', 'worker_encode', { success: 1, upload_progress: 100, encode_progress: 100 }],
  ] as const)('%s %s updates the upload that it names', (_id, name, change) => {
    const { live, facts, shown } = open();
    live.send(name, { ...facts, ...change, uuid: 'another' });
    expect(shown()).toMatchObject(facts);
    live.send(name, { ...facts, ...change });
    expect(shown()).toMatchObject(change);
  });

  it('ignores events about an upload that is paused', () => {
    const { live, facts, shown } = open('paused');
    live.send('upload_error', { ...facts, failed: 1, err_msg: 'Discarded after a day.' });
    expect(shown()?.failed).toBe(0);
  });
});
