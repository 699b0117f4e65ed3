export { createId3Files, type Id3Files } from './id3.jobs.ts';
export {
  type PublishedFile,
  publishedFilesOf,
  servedRenditionOf,
  servedRenditionsOf,
  type ServedRendition,
} from './id3.repository.ts';
