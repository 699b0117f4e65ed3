import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { temporaryFolder } from '../audio/testing/temporary-folder.ts';
import { freePort } from './free-port.ts';

/** A radio of Debian's programs: Liquidsoap plays files, and Icecast streams them in real time. */
export interface LiquidsoapRadio extends AsyncDisposable {
  /** Address of the stream, which is silent until `play`. */
  readonly url: string;
  /** Starts the files, one after another. */
  play(): Promise<void>;
}

/** Name of the source that plays the files: Liquidsoap sends it with each element. */
export const musicSource = 'music';
const programs = ['liquidsoap', 'icecast2'];
const isRoot = process.getuid?.() === 0;

/** The programs that this machine lacks. */
export function missingRadioPrograms(): string[] {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return programs.filter((program) => !folders.some((folder) => existsSync(join(folder, program))));
}

/**
 * Starts Icecast and Liquidsoap, whose stream may begin some seconds later.
 * @param files paths of audio files
 * @param script of Liquidsoap, which concerns the source `radio`
 */
export async function startLiquidsoapRadio(
  files: readonly string[],
  script: string,
): Promise<LiquidsoapRadio> {
  const folder = temporaryFolder();
  // Icecast runs as another user if root starts it.
  await chmod(folder.path, 0o777);
  const port = await freePort();
  const start = folder.file('start');
  const stopped = new AbortController();
  const ends: Promise<unknown>[] = [];

  async function run(program: string, name: string, configuration: string): Promise<void> {
    const path = folder.file(name);
    await writeFile(path, configuration);
    const child = spawn(program, program === 'icecast2' ? ['-c', path] : [path], {
      stdio: ['ignore', 'pipe', 'pipe'],
      signal: stopped.signal,
      killSignal: 'SIGKILL',
    });
    // An aborted program reports that as its error.
    child.on('error', () => undefined);
    ends.push(reportEarlyEnd(child, program));
  }

  async function reportEarlyEnd(child: ChildProcessByStdio<null, Readable, Readable>, program: string) {
    const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
    if (!stopped.signal.aborted) console.error(`${program} ended:\n${output}${errors}`);
  }

  const radio: LiquidsoapRadio = {
    url: `http://127.0.0.1:${port}/live`,
    play: () => writeFile(start, ''),
    async [Symbol.asyncDispose]() {
      stopped.abort();
      await Promise.all(ends);
      folder[Symbol.dispose]();
    },
  };
  await run('icecast2', 'icecast.xml', icecastSettings(port, folder.path));
  await run('liquidsoap', 'radio.liq', liquidsoapScript({ port, start, files, script }));
  return radio;
}

/** Without a burst, so that a listener hears what is on air. */
function icecastSettings(port: number, folder: string): string {
  const owner = '<changeowner><user>nobody</user><group>nogroup</group></changeowner>';
  return `<icecast>
  <limits><sources>2</sources><clients>20</clients><burst-on-connect>0</burst-on-connect></limits>
  <authentication><source-password>source</source-password><admin-user>admin</admin-user><admin-password>admin</admin-password></authentication>
  <hostname>127.0.0.1</hostname>
  <listen-socket><port>${port}</port><bind-address>127.0.0.1</bind-address></listen-socket>
  <paths><basedir>${folder}</basedir><logdir>${folder}</logdir><webroot>${folder}</webroot><adminroot>${folder}</adminroot></paths>
  <logging><errorlog>error.log</errorlog><accesslog>access.log</accesslog><loglevel>1</loglevel></logging>
  <security><chroot>0</chroot>${isRoot ? owner : ''}</security>
</icecast>`;
}

function liquidsoapScript(options: {
  readonly port: number;
  /** Path of the file whose existence starts the files. */
  readonly start: string;
  readonly files: readonly string[];
  readonly script: string;
}): string {
  const { port, start, files, script } = options;
  return `settings.init.allow_root.set(true)
settings.log.file.set(false)
settings.log.stdout.set(true)
files = playlist.list(id="${musicSource}", mode="normal", ${JSON.stringify(files)})
radio = switch(track_sensitive=false, [({file.exists("${start}")}, files)])
${script}
output.icecast(%mp3(bitrate=64), host="127.0.0.1", port=${port}, password="source", mount="live", mksafe(radio))
`;
}
