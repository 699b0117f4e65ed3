import { describe, expect, it } from 'vitest';
import { acceptsFile } from '../../ui/file-drop/accepts-file.ts';
import { audioFiles } from './audio-files.ts';

describe('audioFiles', () => {
  it.each([
    ['show.mp3', 'audio/mpeg', true],
    ['show.bin', 'audio/x-unknown', true],
    ['programme.ts', '', true],
    ['programme.ts', 'text/vnd.trolltech.linguist', true],
    ['REPORT.AVI', '', true],
    ['meeting.mkv', 'video/x-matroska', true],
    ['film', 'video/mp4', true],
    ['tape.mxf', 'application/mxf', true],
    ['minutes.pdf', 'application/pdf', false],
    ['code.tsx', '', false],
    ['cover.png', 'image/png', false],
  ])('offers %s of type “%s”: %s', (name, type, isOffered) => {
    expect(acceptsFile(audioFiles, new File([], name, { type }))).toBe(isOffered);
  });
});
