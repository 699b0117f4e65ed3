// Writes docs/guides/commands.md, the reference of all commands, from the definitions of the command line.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readCommands } from './generate/reference/read-commands.mjs';

const page = await readCommands();
writeFileSync(fileURLToPath(new URL('../docs/guides/commands.md', import.meta.url)), page);
console.log(`docs/guides/commands.md: ${page.match(/^#+ postkit/gm)?.length ?? 0} commands`);
