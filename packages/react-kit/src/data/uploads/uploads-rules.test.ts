import { describe, expect, it } from 'vitest';
import { uploadFields } from '@postkit/sdk/schema';
import { english } from '../../words/catalogue.ts';
import { audioTypeLabels, defaultAudioType } from './audio-type-labels.ts';
import { failIfStalled, failUpload, startUpload, withProgress } from './audio-upload-record.ts';
import { summariseUploads, uploadFailures } from './uploads-summary.ts';

const fields = {
  uuid: '0191a1c2-0000-7000-8000-000000000001',
  title: 'Interview',
  audio_type: defaultAudioType,
};
const begun = startUpload(fields, 1000);
const done = withProgress(begun, { success: 1, encode_progress: 100 }, 2000);
const failed = failUpload(begun, 'no audio in it', 2000);

describe('startUpload', () => {
  it('LIB-023 LIB-028 LIB-033 starts without progress and is not for single use', () => {
    expect(begun).toEqual({
      ...fields,
      upload_progress: 0,
      encode_progress: 0,
      location: null,
      success: 0,
      failed: 0,
      err_msg: '',
      rms: null,
      is_opposite_phase: false,
      duration: 0,
      single_use: false,
      lastUpdated: 1000,
    });
    expect(uploadFields.parse(fields).single_use).toBe(false);
  });
});

describe('withProgress', () => {
  it('never reverts progress, in whatever order updates arrive', () => {
    const later = withProgress(begun, { upload_progress: 80 }, 2000);
    expect(withProgress(later, { upload_progress: 20 }, 3000)).toMatchObject({
      upload_progress: 80,
      lastUpdated: 3000,
    });
    expect(withProgress(done, { failed: 1, err_msg: 'late' }, 3000)).toBe(done);
  });
});

describe('failIfStalled', () => {
  it('LIB-038 LIB-039 fails an upload that got no update for 120 seconds', () => {
    expect(failIfStalled(begun, 120_999)).toBe(begun);
    expect(failIfStalled(begun, 121_000)).toMatchObject({
      failed: 1,
      err_msg: 'stopped receiving updates from server',
    });
    expect(failIfStalled(withProgress(begun, { encode_progress: 1 }, 100_000), 121_000).failed).toBe(0);
    expect(failIfStalled(done, 999_999)).toBe(done);
  });
});

describe('summariseUploads', () => {
  it('LIB-034 LIB-035 is uploading while any upload has neither succeeded nor failed, and then complete', () => {
    expect(summariseUploads([begun, done, failed])).toMatchObject({ isUploading: true, isComplete: false });
    expect(summariseUploads([done, failed])).toMatchObject({
      isUploading: false,
      isComplete: true,
      total: 2,
      succeeded: 1,
      failed: 1,
    });
    expect(summariseUploads([])).toMatchObject({ isUploading: false, isComplete: false });
  });

  it('LIB-036 LIB-037 has two means, of sending and of encoding', () => {
    const half = withProgress(begun, { upload_progress: 50, encode_progress: 10 }, 2000);
    expect(summariseUploads([half, done])).toMatchObject({ uploadProgress: 75, encodeProgress: 55 });
    expect(summariseUploads([])).toMatchObject({ uploadProgress: 0, encodeProgress: 0 });
  });
});

describe('uploadFailures', () => {
  it('LIB-042 lists the failures, one per line', () => {
    const other = failUpload({ ...begun, title: 'Jingle' }, 'too long.', 2000);
    expect(uploadFailures([failed, done, other], english)).toBe(
      '"Interview" failed to upload: no audio in it.\n"Jingle" failed to upload: too long.',
    );
    expect(uploadFailures([done], english)).toBe('');
  });
});

describe('audioTypeLabels', () => {
  it('LIB-025 LIB-026 names the six types, with Talk first', () => {
    expect(Object.entries(audioTypeLabels(english))).toEqual([
      ['UPLOAD-Talk', 'Talk'],
      ['UPLOAD-Promo', 'Promo'],
      ['UPLOAD-Commercial', 'Commercial'],
      ['UPLOAD-Music', 'Music'],
      ['UPLOAD-Intro', 'Intro'],
      ['UPLOAD-Outro', 'Outro'],
    ]);
  });
});
