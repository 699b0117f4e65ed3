import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as schema from '../../../packages/sdk/src/schema/index.ts';
import { fieldNotes } from './field-notes.mjs';

/** @import { Contract } from './render-reference.mjs' */

const folder = fileURLToPath(new URL('../../../packages/sdk/src/schema/', import.meta.url));

/** @param {string} domain */
function notesOf(domain) {
  const path = `${folder}${domain.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}/`;
  const files = readdirSync(path).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  return fieldNotes(files.map((file) => readFileSync(path + file, 'utf8')).join('\n'));
}

/**
 * Reads the SDK's operations, live events and shapes, with the comments of their fields.
 * @returns {Contract}
 */
export function readContract() {
  const { operations: domains, liveEvents, ...exported } = schema;
  // The reference uses a small part of zod's types.
  return /** @type {Contract} */ (/** @type {unknown} */ ({ domains, liveEvents, exported, notesOf }));
}
