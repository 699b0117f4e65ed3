import type { ResultBuilder } from '../create-result.ts';
import type { PlayoutDocument } from '../documents/create-document.ts';
import type { ReaderContext } from '../reader-options.ts';

/** Reads the messages of one document into the builder. It never throws for a document: faults become findings. */
export type PlayoutReader = (
  document: PlayoutDocument,
  builder: ResultBuilder,
  context: ReaderContext,
) => void;
