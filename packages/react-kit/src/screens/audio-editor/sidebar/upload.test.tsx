import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { LiveEventName, UnfinishedUpload } from '@postkit/sdk/schema';
import {
  startUpload,
  type UploadPhase,
  type UploadRecord,
} from '../../../data/uploads/audio-upload-record.ts';
import { type UploadsStore, useUploads } from '../../../data/uploads/uploads.store.ts';
import { useMessages } from '../../../host/messages.store.ts';
import { failure, type FakeResponses } from '../../../testing/fake-station.ts';
import { stores } from '../../../testing/stores.ts';
import { openEditor } from '../testing/open-editor.tsx';

const messages = () => useMessages.in(stores).getState().messages;

afterEach(() => {
  useUploads.in(stores).getState().clear();
});

async function openUploads() {
  const events = new TransformStream<Uint8Array, Uint8Array>();
  const writer = events.writable.getWriter();
  let lastId = 0;
  const editor = openEditor({
    props: {},
    answers: {
      'live.stream': () =>
        new Response(events.readable, { headers: { 'content-type': 'text/event-stream' } }),
    },
  });
  await editor.user.click(await screen.findByRole('tab', { name: 'Upload' }));
  async function emit(name: LiveEventName, uuid: string, change: Partial<UploadRecord>): Promise<void> {
    const record = startUpload({ uuid, title: uuid, audio_type: 'UPLOAD-Talk' }, Date.now());
    const text = `id: ${++lastId}\nevent: ${name}\ndata: ${JSON.stringify({ ...record, ...change })}\n\n`;
    await act(async () => writer.write(new TextEncoder().encode(text)));
  }
  return { ...editor, emit };
}

function add(
  title: string,
  way: UploadPhase,
  change: Parameters<ReturnType<UploadsStore['getState']>['update']>[1] = {},
): void {
  const { add: begin, update } = useUploads.in(stores).getState();
  begin(startUpload({ uuid: title, title, audio_type: 'UPLOAD-Talk' }, Date.now()), way);
  update(title, change);
}

const line = (title: string) =>
  within(screen.getByRole('list', { name: 'Uploads' }))
    .getByText(title)
    .closest('li')?.textContent;
const buttons = (title: string) =>
  screen
    .queryAllByRole('button', { name: new RegExp(`${title}`) })
    .map((button) => button.getAttribute('aria-label'));

describe('the list of uploads', () => {
  it('LIVE-019 LIVE-020 follows the live events upload_progress and encode_progress', async () => {
    const { emit } = await openUploads();
    act(() => add('live', 'sending'));
    await emit('upload_progress', 'live', { upload_progress: 40 });
    await waitFor(() => expect(line('live')).toBe('liveUploading40%'));
    await emit('encode_progress', 'live', { upload_progress: 100, encode_progress: 30 });
    const values = () => screen.getAllByRole('progressbar').map((bar) => bar.getAttribute('aria-valuenow'));
    await waitFor(() => expect(values()).toEqual(['100', '30']));
  });

  it('LIVE-021 LIVE-022 shows the end of an upload by upload_error and worker_encode', async () => {
    const { emit } = await openUploads();
    act(() => {
      add('broken', 'sent');
      add('complete', 'sent');
    });
    await emit('upload_error', 'broken', { failed: 1, err_msg: 'This is not audio.' });
    await waitFor(() => expect(line('broken')).toBe('brokenFailedThis is not audio.'));
    await emit('worker_encode', 'complete', { success: 1, rms: -20 });
    await waitFor(() => expect(line('complete')).toBe('completeDone'));
  });

  it('shows the status and actions of each upload', async () => {
    await openUploads();
    act(() => {
      add('in line', 'queued');
      add('on its way', 'sending', { upload_progress: 42.6 });
      add('cut off', 'offline');
      add('at rest', 'paused', { upload_progress: 10 });
      add('without file', 'file-needed');
      add('too large', 'no-space', { err_msg: 'This file needs 2 GB' });
      add('arrived', 'sent', { upload_progress: 100 });
      add('ready', 'sent', { success: 1, rms: -20 });
      add('quiet', 'sent', { success: 1, rms: null });
      add('miswired', 'sent', { success: 1, rms: -15, is_opposite_phase: true });
      add('refused', 'sent', { failed: 1, err_msg: 'This file has no readable audio' });
    });
    expect(line('in line')).toBe('in lineQueued');
    expect(line('on its way')).toBe('on its wayUploading42%');
    expect(line('cut off')).toBe('cut offWaitingWaiting for the connection');
    expect(line('at rest')).toBe('at restPaused10%');
    expect(line('without file')).toContain('Choose the file again to continue');
    expect(line('too large')).toBe('too largeNo spaceThis file needs 2 GB');
    expect(line('arrived')).toBe('arrivedEncoding');
    expect(line('ready')).toBe('readyDone');
    expect(line('quiet')).toBe('quietSilentThis file contains only silence');
    expect(line('miswired')).toBe(
      'miswiredOpposite phaseThe two channels cancel each other out: mono players hear nothing',
    );
    expect(line('refused')).toBe('refusedFailedThis file has no readable audio');

    expect(buttons('in line')).toEqual(['Pause in line', 'Cancel in line']);
    expect(buttons('cut off')).toEqual(['Pause cut off', 'Cancel cut off']);
    expect(buttons('at rest')).toEqual(['Resume at rest', 'Cancel at rest']);
    expect(buttons('too large')).toEqual(['Resume too large', 'Cancel too large']);
    expect(buttons('without file')).toEqual(['Cancel without file']);
    expect(buttons('arrived')).toEqual([]);
    expect(buttons('refused')).toEqual(['Remove refused from this list']);
  });

  it('removes a failed upload from the list', async () => {
    const { user } = await openUploads();
    act(() => {
      add('ready', 'sent', { success: 1, rms: -20 });
      add('refused', 'sent', { failed: 1, err_msg: 'No audio' });
    });
    await user.click(screen.getByRole('button', { name: 'Remove refused from this list' }));
    expect(
      useUploads
        .in(stores)
        .getState()
        .records.map(({ title }) => title),
    ).toEqual(['ready']);
  });

  it('titles several files by their names', async () => {
    // happy-dom has no IndexedDB.
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { user } = await openUploads();
    const form = screen.getByRole('tabpanel', { name: 'Upload' });
    const input = form.querySelector<HTMLInputElement>('input[type="file"]') ?? document.body;
    await user.upload(input, [
      new File(['a'], 'one.mp3', { type: 'audio/mpeg' }),
      new File(['b'], 'two.mp3', { type: 'audio/mpeg' }),
    ]);
    expect(within(form).getByText('2 files chosen. Each is named after its file.')).toBeDefined();
    expect(within(form).queryByRole('textbox', { name: 'Title' })).toBeNull();
    await user.click(within(form).getByRole('button', { name: 'Upload' }));
    expect(
      useUploads
        .in(stores)
        .getState()
        .records.map(({ title, audio_type }) => [title, audio_type]),
    ).toEqual([
      ['one.mp3', 'UPLOAD-Talk'],
      ['two.mp3', 'UPLOAD-Talk'],
    ]);
    expect(within(form).getByRole('textbox', { name: 'Title' })).toBeDefined();
  });
});

const theirs: UnfinishedUpload = {
  uuid: '11111111-1111-4111-8111-111111111111',
  title: 'Concert',
  audio_type: 'UPLOAD-Music',
  user: 'Ann Example',
  own: false,
  bytes: 2_000_000_000,
  received: 500_000_000,
  begun_at: 1_795_521_600,
  expires_at: 1_795_608_000,
};

describe('unfinished uploads', () => {
  async function openUnfinished(answers: FakeResponses) {
    const editor = openEditor({ props: {}, answers, settings: { company_admin: true } });
    await editor.user.click(await screen.findByRole('tab', { name: 'Upload' }));
    await editor.user.click(screen.getByText('Unfinished uploads'));
    return editor;
  }

  it('lists uploads that use space with their users, and cancels one after a confirmation', async () => {
    const left = new Set([theirs]);
    const { user } = await openUnfinished({
      'uploads.unfinished': () => [...left],
      'uploads.cancel': () => {
        left.clear();
        return null;
      },
    });
    const list = await screen.findByRole('list', { name: 'Unfinished uploads' });
    expect(list.textContent).toContain('Ann Example: 500 MB of 2.0 GB');
    await user.click(within(list).getByRole('button', { name: 'Cancel Concert' }));
    const question = screen.getByRole('alertdialog', { name: 'Cancel “Concert”?' });
    await user.click(within(question).getByRole('button', { name: 'Cancel upload' }));
    expect(await screen.findByText('There are no unfinished uploads.')).toBeDefined();
    expect(messages()).toMatchObject([
      { details: 'The upload of “Concert” was cancelled.', type: 'success' },
    ]);
  });

  it('says why an upload could not be cancelled, and keeps the dialog open', async () => {
    const { user } = await openUnfinished({
      'uploads.unfinished': () => [theirs],
      'uploads.cancel': () => failure(409, 'This upload is already complete.'),
    });
    await user.click(await screen.findByRole('button', { name: 'Cancel Concert' }));
    await user.click(screen.getByRole('button', { name: 'Cancel upload' }));
    expect((await screen.findByText(/Could not cancel the upload/)).textContent).toContain(
      'This upload is already complete.',
    );
    await user.click(screen.getByRole('button', { name: 'Keep upload' }));
    expect(screen.getByRole('button', { name: 'Cancel Concert' })).toBeDefined();
  });

  it('offers to retry when the list failed to load', async () => {
    const state = { works: false };
    const { user } = await openUnfinished({
      'uploads.unfinished': () => (state.works ? [] : failure(500, 'No.')),
    });
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Could not load the unfinished uploads.',
    );
    state.works = true;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('There are no unfinished uploads.')).toBeDefined();
  });

  it('are hidden from users who are not admins', async () => {
    const editor = openEditor({ props: {} });
    await editor.user.click(await screen.findByRole('tab', { name: 'Upload' }));
    expect(screen.queryByText('Unfinished uploads')).toBeNull();
  });
});
