import { describe, expect, it } from 'vitest';
import { readStoredUploads } from './stored-uploads.ts';

const stored = {
  uuid: '0191a1c2-0000-7000-8000-000000000001',
  title: 'Interview',
  audio_type: 'UPLOAD-Talk',
  file: { name: 'interview.wav', size: 10, lastModified: 1.5 },
  isPaused: false,
};

describe('readStoredUploads', () => {
  it('has the uploads that this build stored', () => {
    expect(readStoredUploads(JSON.stringify([stored, { ...stored, isPaused: true }]))).toEqual([
      stored,
      { ...stored, isPaused: true },
    ]);
    expect(readStoredUploads(null)).toEqual([]);
  });

  it.each([
    ['no JSON', '[{'],
    ['no list', JSON.stringify(stored)],
    ['null', JSON.stringify([null])],
    ['a number as the title', JSON.stringify([{ ...stored, title: 1 }])],
    ['no uuid', JSON.stringify([{ ...stored, uuid: undefined }])],
    ['a type that is not known', JSON.stringify([{ ...stored, audio_type: 'UPLOAD-Noise' }])],
    ['no file', JSON.stringify([{ ...stored, file: null }])],
    ['a file without a name', JSON.stringify([{ ...stored, file: { ...stored.file, name: undefined } }])],
    ['a text as the size of the file', JSON.stringify([{ ...stored, file: { ...stored.file, size: '10' } }])],
    ['no state', JSON.stringify([{ ...stored, isPaused: undefined }])],
    [
      'one of two that is from an older build',
      JSON.stringify([stored, { ...stored, file: 'interview.wav' }]),
    ],
  ])('is empty if what is stored has %s', (_, text) => {
    expect(readStoredUploads(text)).toEqual([]);
  });
});
