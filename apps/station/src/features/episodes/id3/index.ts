export { createId3Files, type Id3Files } from './id3.jobs.ts';
export { createId3Removal } from './id3-removal.jobs.ts';
export { id3FileBytes, servedRenditionOf, servedRenditionsOf, type ServedRendition } from './id3.repository.ts';
