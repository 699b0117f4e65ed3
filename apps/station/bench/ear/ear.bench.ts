// Labels two hours of speech, music, speech over music, a programme, worn sound and special sounds, whose speakers and artists the
// thresholds have not seen, and compares each frame with the truth; beside it the bare rule of two thresholds on the same model.
// The first run downloads 190 MB of Debian's packages; `make-material.ts` says where they are kept. With POSTKIT_EAR_SHARE, 0 to 1, only
// that share of each stretch of speech, music and speech over music is heard.
// node --conditions=postkit-source apps/station/bench/ear/ear.bench.ts
import { readFileSync } from 'node:fs';
import { labelSound } from '../../src/audio/ear/label-sound.ts';
import { SoundMeter } from '../../src/audio/ear/sound-meter.ts';
import { makeMaterial, partNames, readPart } from './material.ts';
import type { Part, TrueStretch } from './part.ts';
import { bareKinds, borderErrors, falseBorders, kindsOf, rightFrames } from './score.ts';

const weights = readFileSync(new URL('../../src/audio/ear/model/silero-vad-16k.onnx', import.meta.url));
/** Shares of frames in % that the parts with a goal must have right. */
const goals: Readonly<Record<string, number>> = {
  speech: 97,
  music: 97,
  'over-6': 90,
  'over-12': 90,
  'over-18': 90,
};
/** For the parts without one. */
const otherGoal = 90;
const titles: Readonly<Record<string, string>> = {
  'over-6': 'speech over music at -6 dB',
  'over-12': 'speech over music at -12 dB',
  'over-18': 'speech over music at -18 dB',
  'over-24': 'speech over music at -24 dB',
};
/** Seconds of sound that are handed over at a time. */
const chunk = 2 * 16_000;

const share = Number(process.env['POSTKIT_EAR_SHARE'] ?? 1);
await makeMaterial('test', 1);
const results: object[] = [];
let [cpuSeconds, soundSeconds] = [0, 0];

for (const name of partNames) {
  const { samples, truth } = shortened(readPart('test', name));
  const minutes = Math.round(samples.length / 960_000);
  const before = process.cpuUsage();
  const meter = new SoundMeter(weights);
  for (let at = 0; at < samples.length; at += chunk) meter.push(samples.subarray(at, at + chunk));
  const frames = meter.frames();
  const stretches = labelSound(frames);
  const { user, system } = process.cpuUsage(before);
  cpuSeconds += (user + system) / 1e6;
  soundSeconds += samples.length / 16_000;
  const kinds = kindsOf(stretches, frames.level.length);
  const bare = bareKinds(frames);
  const ours = rightFrames(truth, kinds);
  const peers = rightFrames(truth, bare);
  const title = titles[name] ?? name;
  for (const [of, share] of ours) {
    if (isLeftOut(name, of)) continue;
    const peer = peers.get(of);
    results.push({
      name: `labels by ear, ${of === '' ? `${title} (${minutes} min)` : `${title}: ${of}`}: frames right, against the bare rule`,
      ours: percent(share.right / share.frames),
      unit: '%',
      budget: `>= ${goals[name] ?? otherGoal} %`,
      ...(peer && { peer: percent(peer.right / peer.frames), ratio: share.right / Math.max(1, peer.right) }),
    });
    if (share.unsure > 0) console.log(`${title} ${of}: unsure of ${percent(share.unsure / share.frames)} %`);
  }
  if (name === 'programme') results.push(...borders(truth, kinds, bare));
}

results.push({
  name: 'labels by ear: processor time for a second of sound',
  ours: Number((cpuSeconds / soundSeconds).toFixed(4)),
  unit: 's',
  budget: '<= 0.1 s',
});
console.log(JSON.stringify(results));

function shortened({ name, samples, truth }: Part): Part {
  if (share === 1 || ['programme', 'wear', 'special'].includes(name)) return { name, samples, truth };
  const parts: Float32Array[] = [];
  let length = 0;
  const kept = truth.map((stretch) => {
    const part = samples.subarray(
      stretch.from,
      stretch.from + Math.round(share * (stretch.to - stretch.from)),
    );
    parts.push(part);
    length += part.length;
    return { ...stretch, from: length - part.length, to: length };
  });
  const joined = new Float32Array(length);
  for (const [index, part] of parts.entries()) joined.set(part, kept[index]?.from);
  return { name, samples: joined, truth: kept };
}

/** Sounds that are neither speech nor music have no right label: `unsure` is printed. */
function isLeftOut(part: string, of: string): boolean {
  const isKind = ['speech', 'music', 'speech_over_music', 'silence', 'noise', 'tone'].includes(of);
  if (part === 'special') return of === '' || isKind || /chord|white/.test(of);
  return part !== 'programme' && part !== 'wear'
    ? isKind || (part.startsWith('over') && of.includes(':'))
    : part === 'programme' && !isKind && of !== '';
}

function borders(
  truth: readonly TrueStretch[],
  kinds: ReturnType<typeof kindsOf>,
  bare: ReturnType<typeof kindsOf>,
) {
  const [ours, peers] = [borderErrors(truth, kinds), borderErrors(truth, bare)];
  const within = (errors: readonly number[], limit: number) =>
    percent(errors.filter((error) => error <= limit).length / errors.length);
  const rows = (
    [
      [0.5, 60],
      [1, 90],
      [2, 90],
    ] as const
  ).map(([limit, goal]) => ({
    name: `labels by ear, programme: ${ours.length} borders, found to ${limit} s, against the bare rule`,
    ours: within(ours, limit),
    unit: '%',
    budget: `>= ${goal} %`,
    peer: within(peers, limit),
    ratio: within(ours, limit) / Math.max(1, within(peers, limit)),
  }));
  return [
    ...rows,
    {
      name: 'labels by ear, programme: borders that are more than 2 s from any, against the bare rule',
      ours: falseBorders(truth, kinds),
      unit: 'borders',
      budget: '<= 10 borders',
      peer: falseBorders(truth, bare),
      ratio: falseBorders(truth, kinds) / Math.max(1, falseBorders(truth, bare)),
    },
  ];
}

function percent(share: number): number {
  return Number((100 * share).toFixed(1));
}
