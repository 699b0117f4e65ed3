import { describe, expect, it } from 'vitest';
import { splitId3 } from './id3-title.ts';

function frame(name: string, content: Buffer, size: (length: number) => Buffer): Buffer {
  return Buffer.concat([Buffer.from(name), size(content.length), Buffer.alloc(2), content]);
}

const plain = (length: number) => Buffer.from([0, 0, length >> 8, length & 255]);
const syncSafe = (length: number) => Buffer.from([0, 0, length >> 7, length & 127]);

function tag(version: number, ...frames: Buffer[]): Buffer {
  const body = Buffer.concat(frames);
  return Buffer.concat([Buffer.from('ID3'), Buffer.from([version, 0, 0]), syncSafe(body.length), body]);
}

const utf8 = (text: string) => Buffer.concat([Buffer.from([3]), Buffer.from(text)]);
const utf16 = (text: string) =>
  Buffer.concat([Buffer.from([1, 0xff, 0xfe]), Buffer.from(text, 'utf16le'), Buffer.alloc(2)]);
const audio = Buffer.from([0xff, 0xf1, 0x50]);

describe('splitId3', () => {
  it.each([
    [
      'artist and title',
      tag(4, frame('TPE1', utf8('Tidewater Six'), syncSafe), frame('TIT2', utf8('Blüe'), syncSafe)),
      'Tidewater Six - Blüe',
    ],
    ['a long title of version 2.3', tag(3, frame('TIT2', utf16('ä'.repeat(100)), plain)), 'ä'.repeat(100)],
    ['a timestamp alone', tag(4, frame('PRIV', Buffer.alloc(53), syncSafe)), undefined],
    [
      'a cut frame',
      tag(
        4,
        frame('TIT2', utf8('x'), () => syncSafe(90)),
      ),
      undefined,
    ],
    [
      'two tags',
      Buffer.concat([
        tag(4, frame('TIT2', utf8('One'), syncSafe)),
        tag(4, frame('TIT2', utf8('Two'), syncSafe)),
      ]),
      'Two',
    ],
  ])('reads %s and returns the audio after it', (_name, bytes, title) => {
    expect(splitId3(Buffer.concat([bytes, audio]))).toEqual({ title, rest: audio });
  });

  const latin = (bytes: Buffer) =>
    tag(4, frame('TIT2', Buffer.concat([Buffer.from([0]), bytes, Buffer.from([0, 0x78])]), syncSafe));
  const text = (encoding: number, bytes: Buffer) =>
    tag(3, frame('TIT2', Buffer.concat([Buffer.from([encoding]), bytes]), plain));
  const bigEndian = (words: string) => Buffer.from(words, 'utf16le').swap16();
  const cyrillic = Buffer.from([0xcd, 0xee, 0xe2, 0xee, 0xf1, 0xf2, 0xe8]);

  it.each([
    [
      'Windows-1252 that is called Latin-1',
      latin(Buffer.from([0x93, 0x51, 0x94, 0x20, 0x80])),
      null,
      '“Q” €',
    ],
    ['UTF-8 that is called Latin-1', latin(Buffer.from('Köln')), null, 'Köln'],
    ['the encoding of the setting that is called Latin-1', latin(cyrillic), 'windows-1251', 'Новости'],
    ['Unicode, whatever the setting', tag(3, frame('TIT2', utf16('Köln'), plain)), 'windows-1251', 'Köln'],
    ['UTF-16 with its bytes the other way round', text(1, bigEndian('\uFEFFKöln')), null, 'Köln'],
    ['UTF-16 without a mark', text(1, Buffer.from('Новости', 'utf16le')), null, 'Новости'],
    ['big UTF-16 without a mark', text(2, bigEndian('Новости\0ten')), null, 'Новости'],
    ['big UTF-16 of ASCII', text(2, bigEndian('At ten')), null, 'At ten'],
    ['big UTF-16 whose bytes are all ASCII', text(2, bigEndian('漢奇')), null, '漢奇'],
    ['big UTF-16 with a mark of the other', text(2, Buffer.from('\uFEFFKöln', 'utf16le')), null, 'Köln'],
    ['ASCII that is called UTF-16', text(1, Buffer.from('News at ten.')), null, 'News at ten.'],
    ['Latin-1 that is called UTF-8', text(3, Buffer.from('Köln', 'latin1')), null, 'Köln'],
    [
      'entities and line breaks',
      tag(4, frame('TIT2', utf8('R&amp;B\nat ten'), syncSafe)),
      null,
      'R&B at ten',
    ],
    [
      'marks alone',
      tag(4, frame('TPE1', utf8('-'), syncSafe), frame('TIT2', utf8(' - '), syncSafe)),
      null,
      '',
    ],
  ])('reads %s', (_name, bytes, charset, title) => {
    expect(splitId3(Buffer.concat([bytes, audio]), charset).title).toBe(title);
  });
});
