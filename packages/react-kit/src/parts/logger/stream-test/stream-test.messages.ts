import { defineMessages } from '../../../words/define-messages.ts';

/** Texts of the test of a stream. */
export const streamTestMessages = defineMessages('logger/stream-test', {
  test: 'Test',
  testHelp: 'Listens for a few seconds. Nothing is recorded.',
  testAgain: 'Test again',
  listening: 'Listening to the stream…',
  cancel: 'Cancel',
  result: 'Result of the test',
  works: 'This stream can be recorded.',
  failed: 'This stream cannot be recorded.',
  notTested: 'The station could not test the stream.',
  format: 'Format',
  formatOf: (codec: string, rate: string, hertz: string, layout: string) =>
    `${codec}, ${rate} kb/s, ${hertz} kHz, ${layout}`,
  mono: 'mono',
  stereo: 'stereo',
  channels: (count: number) => `${count} channels`,
  title: 'Title',
  noTitle: 'None announced',
  level: 'Level',
  levels: (peak: string, loudness: string | null) =>
    loudness === null ? `${peak} dBFS peak` : `${peak} dBFS peak, ${loudness} LUFS`,
  play: 'Play sample',
  stop: 'Stop sample',
  playFailed: 'The browser could not play the sample.',
  silent: 'The stream is silent. Check that the program reaches it.',
  oppositePhase:
    'The two channels are in opposite phase: mono players hear nothing. Swap the two wires of one channel.',
  notLive:
    'This is a file that ends. The recorder would record it again and again; look for the address of the live stream.',
  noTitles: 'The log takes no titles from this stream: its events have no names, and cannot be cut by title.',
  use: 'Use this address',
  problems: {
    private_address:
      'This address is in a private network. Start the station with POSTKIT_ALLOW_PRIVATE_FETCH=1 to allow it.',
    host_unknown: 'There is no server with this name. Check the spelling of the address.',
    refused:
      'The server is there, but nothing listens on this port. Check the port, and that the stream is on.',
    unreachable:
      'The server cannot be reached, or closed the connection. Check the address, and that the stream is on.',
    timeout:
      'The server does not respond. Check the address and the port, and whether a firewall is in between.',
    certificate:
      'No safe connection: the certificate of the server is not valid for this address. Have it renewed, or try http://.',
    credentials:
      'The stream asks for a user name and password, or they are wrong. Enter http://user:password@host/stream.',
    forbidden: 'The server does not let this station listen (403). Ask its operator to allow it.',
    not_found: 'The server has no stream under this path. Check the path, and that the stream is on.',
    server_error: 'The server has a problem of its own. Try again later, or ask its operator.',
    web_page: 'This is a web page, not a stream. Look for the address of the stream itself in its player.',
    playlist:
      'This is a playlist file, and none of its addresses leads to a stream that can be recorded. Test the first one to see why:',
    ended_playlist: 'This HLS playlist has ended; it is not that of a live stream.',
    unsupported:
      'There is no audio that can be recorded at this address. The recorder reads mp3, AAC, Ogg, MPEG-TS, WebM, HLS, SRT and RTP.',
    port_taken:
      'Another program receives on this port, which may be the log itself. Stop it first, or choose another port.',
    no_audio: 'This stream has no audio, only pictures or data. Choose one with audio.',
    no_data: 'The connection works, but no audio arrives. Check that the sender is on.',
  },
});
