import { checkArchive } from './archive-check/check-archive.ts';
import { describeReport } from './archive-check/describe-report.ts';
import { readConfig } from './platform/config.ts';
import { programArguments } from './platform/program-arguments.ts';
import { readEnvironment } from './platform/settings/settings-file.ts';

const usage = `Checks that the archive of a station is whole. Changes nothing; the station may run meanwhile.

  node apps/station/dist/check-archive.js [data folder] [--json]

The data folder is POSTKIT_DATA, or ./data, unless one is named; DATABASE_URL, POSTKIT_ARCHIVE and POSTKIT_STORAGE are those
of the station. Exits with 1 where audio is damaged or missing, and with 2 where the archive cannot be read.
`;

async function main(): Promise<number> {
  const { values, positionals } = programArguments({
    usage,
    allowPositionals: true,
    options: { json: { type: 'boolean', default: false } },
  });
  const [folder] = positionals;
  const config = readConfig({ ...readEnvironment(), ...(folder && { POSTKIT_DATA: folder }) }, null);
  let shown = -1;
  const report = await checkArchive(config, (done, total) => {
    const percent = Math.floor((100 * done) / total);
    if (percent === shown) return;
    shown = percent;
    process.stderr.write(`${percent} %: ${done} of ${total} segments\n`);
  });
  process.stdout.write(values.json ? `${JSON.stringify(report, null, 2)}\n` : describeReport(report));
  return report.is_damaged ? 1 : 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
