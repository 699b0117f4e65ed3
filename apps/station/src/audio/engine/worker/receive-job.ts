import { AudioError } from '../../audio-error.ts';
import type { ReceiveInput } from '../media-jobs.ts';
import type { JobContext } from './job-context.ts';
import { startFfmpeg } from './start-ffmpeg.ts';

const inputs: Readonly<Record<ReceiveInput['kind'], readonly string[]>> = {
  // The format in which ffmpeg reads an address from a pipe: arguments would show a passphrase to every user of the machine.
  srt: ['-protocol_whitelist', 'pipe,srt', '-f', 'concat', '-safe', '0', '-i', 'pipe:0'],
  rtp: ['-protocol_whitelist', 'pipe,udp,rtp', '-f', 'sdp', '-i', 'pipe:0'],
};

const outputs: Readonly<Record<ReceiveInput['kind'], readonly string[]>> = {
  srt: ['-muxdelay', '0', '-muxpreload', '0', '-f', 'mpegts'],
  // The only container here that takes all codecs of RTP, PCM of 24 bits included.
  rtp: ['-cluster_time_limit', '100', '-live', '1', '-f', 'matroska'],
};

const probing = ['-probesize', '500000', '-analyzeduration', '500000'];

/** Receives a stream that does not come over HTTP, and emits its audio unchanged, in a container. Ends when the sender ends it. */
export async function receiveJob(
  { kind, description }: ReceiveInput,
  context: JobContext<'receive'>,
): Promise<{ bytes: number }> {
  const run = startFfmpeg({
    ffmpeg: context.ffmpeg,
    args: [
      '-v',
      'error',
      ...probing,
      ...inputs[kind],
      '-map',
      '0:a:0',
      '-c',
      'copy',
      '-flush_packets',
      '1',
      ...outputs[kind],
      'pipe:1',
    ],
    signal: context.signal,
    untrusted: true,
  });
  run.extra.resume();
  run.stdin.end(description);
  let bytes = 0;
  try {
    for await (const chunk of run.stdout) {
      bytes += chunk.length;
      await context.emit(chunk);
    }
    const { stderr } = await run.exit;
    if (context.signal.aborted) throw new AudioError('cancelled', 'cancelled');
    if (bytes === 0) throw new AudioError('stream_unavailable', refusalOf(stderr));
    return { bytes };
  } finally {
    run.kill();
  }
}

/** Why nothing was received. The output of ffmpeg itself contains the address. */
function refusalOf(stderr: string): string {
  if (/BADSECRET|UNSECURE/.test(stderr)) return 'the passphrase is wrong';
  if (/already in use/i.test(stderr)) return 'another program receives on this port';
  if (/matches no streams/.test(stderr)) return 'the stream has no audio';
  return 'the sender could not be reached';
}
