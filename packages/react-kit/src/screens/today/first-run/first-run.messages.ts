import { defineMessages } from '../../../words/define-messages.ts';

/** Texts of the first steps of a station. */
export const firstRunMessages = defineMessages('today/first-run', {
  heading: 'Set up your station',
  intro: (count: number) =>
    count === 1 ? 'One step, which checks itself.' : `${count} steps, each of which checks itself.`,
  complete: 'Your station is set up',
  completeText: 'From now on, this screen shows its day.',
  hide: 'Hide these steps',
  close: 'Show the day',
  done: 'Done',
  next: 'Next',
  open: (step: string) => `Open the step “${step}”`,
  record: {
    title: 'Record your stream',
    text: 'Paste the address of the stream that your listeners hear. The station records it all day.',
    address: 'Stream address',
    help: 'Icecast, other HTTP, HLS (.m3u8), SRT or RTP, with a password if it needs one: http://user:password@host/stream',
    testFirst: 'Hear it before you record it.',
    record: 'Record',
    failed: 'Could not start the recording.',
    failedLoad: 'Could not load the log source.',
    waiting: 'The first audio appears here within a minute.',
    wave: 'Waveform of the last minute',
    stored: (seconds: number) => `${seconds} s of the last minute recorded`,
    settings: 'Log source',
  },
  show: {
    title: 'Make a show',
    text: 'A show is the podcast that your listeners follow: a title, a cover, and a feed for Apple Podcasts, Spotify and others.',
    done: (title: string) => `“${title}” is there.`,
    action: 'Make a show',
    import: 'Bring a podcast from elsewhere',
  },
  publish: {
    title: 'Publish the first episode',
    text: 'Pick audio from the log or upload a file, put it on the timeline, and press Finish.',
    needsShow: 'Make a show first. Its episodes are published in its feed.',
    done: 'The first episode is out.',
    action: 'Open the editor',
  },
});
