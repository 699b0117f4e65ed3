import CircleCheck from 'lucide-react/icons/circle-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { TestedStream } from '@postkit/sdk/schema';
import type { Catalogue } from '../../../words/catalogue.ts';
import { useLocale, useWords, useCatalogue } from '../../../words/use-words.ts';
import { LevelMeter } from '../recording/level-meter.tsx';
import { SampleButton } from './sample-button.tsx';
import { streamTestMessages } from './stream-test.messages.ts';

/** The audio that a test heard at an address. */
export function StreamFacts({ stream }: { stream: TestedStream }) {
  const catalogue = useCatalogue();
  const messages = useWords(streamTestMessages);
  const locale = useLocale();
  const { title, peak, loudness, is_silent, is_opposite_phase, is_live, has_titles } = stream;
  const decibels = (level: number) =>
    level.toLocaleString(locale, { maximumFractionDigits: 1 }).replace('-', '−');
  const warnings = [
    is_silent && messages.silent,
    is_opposite_phase && messages.oppositePhase,
    !is_live && messages.notLive,
    !has_titles && messages.noTitles,
  ].filter((text) => text !== false);
  return (
    <div className="pk-stream-facts">
      <p className="pk-stream-verdict">
        <CircleCheck aria-hidden="true" />
        <strong>{messages.works}</strong>
        <SampleButton sample={stream.sample} />
      </p>
      <dl className="pk-recording-list">
        <div>
          <dt>{messages.format}</dt>
          <dd>{formatText(stream, catalogue)}</dd>
        </div>
        <div>
          <dt>{messages.title}</dt>
          <dd>{title || <span className="pk-muted">{messages.noTitle}</span>}</dd>
        </div>
        <div>
          <dt>{messages.level}</dt>
          <dd className="pk-recording-level">
            <span className="pk-stream-level" dir="ltr" aria-hidden="true">
              <LevelMeter level={peak} isDecorative />
              <span className="pk-stream-scale">
                {scale.map((level) => (
                  <span key={level}>{decibels(level)}</span>
                ))}
              </span>
            </span>
            <span>{messages.levels(decibels(peak), loudness === null ? null : decibels(loudness))}</span>
          </dd>
        </div>
      </dl>
      {warnings.map((text) => (
        <p key={text} className="pk-stream-warning">
          <TriangleAlert aria-hidden="true" />
          {text}
        </p>
      ))}
    </div>
  );
}

/** Levels below the meter, in dBFS. */
const scale = [-60, -40, -20, 0];

const codecs: Readonly<Record<string, string>> = {
  mp3: 'MP3',
  aac: 'AAC',
  opus: 'Opus',
  vorbis: 'Vorbis',
  flac: 'FLAC',
};

function formatText(stream: TestedStream, catalogue: Catalogue): string {
  const messages = catalogue.wordsOf(streamTestMessages);
  const { codec, bit_rate, sample_rate, channels } = stream;
  const layout =
    channels === 1 ? messages.mono : channels === 2 ? messages.stereo : messages.channels(channels);
  const kilobits = Math.round(bit_rate / 1000).toLocaleString(catalogue.locale);
  const kilohertz = (sample_rate / 1000).toLocaleString(catalogue.locale, { maximumFractionDigits: 2 });
  return messages.formatOf(codecs[codec] ?? codec, kilobits, kilohertz, layout);
}
