import type { Area } from '../kit-messages.ts';

export const streamTest: Area<'logger/stream-test'> = {
  'logger/stream-test': {
    test: 'Testen',
    testHelp: 'Hört einige Sekunden zu. Es wird nichts mitgeschnitten.',
    testAgain: 'Noch einmal testen',
    listening: 'Der Stream wird angehört …',
    cancel: 'Abbrechen',
    result: 'Ergebnis des Tests',
    works: 'Dieser Stream kann mitgeschnitten werden.',
    failed: 'Dieser Stream kann nicht mitgeschnitten werden.',
    notTested: 'Der Sender konnte den Stream nicht testen.',
    format: 'Format',
    formatOf: (codec, rate, hertz, layout) => `${codec}, ${rate} kbit/s, ${hertz} kHz, ${layout}`,
    mono: 'Mono',
    stereo: 'Stereo',
    channels: (number) => `${number} Kanäle`,
    title: 'Titel',
    noTitle: 'Keiner angesagt',
    level: 'Pegel',
    levels: (peak, loudness) =>
      loudness === null ? `${peak} dBFS Spitze` : `${peak} dBFS Spitze, ${loudness} LUFS`,
    play: 'Hörprobe abspielen',
    stop: 'Hörprobe stoppen',
    playFailed: 'Der Browser konnte die Hörprobe nicht abspielen.',
    silent: 'Der Stream ist stumm. Prüfen Sie den Zuspieler.',
    oppositePhase:
      'Die beiden Kanäle sind gegenphasig: Mono-Geräte spielen nichts. Tauschen Sie die Adern eines Kanals.',
    notLive: 'Dies ist eine Datei, die endet. Suchen Sie die Adresse des Livestreams.',
    noTitles: 'Dieser Stream liefert dem Mitschnitt keine Titel: Seine Abschnitte haben keine Namen.',
    use: 'Diese Adresse verwenden',
    problems: {
      private_address:
        'Diese Adresse liegt in einem privaten Netz. Starten Sie den Sender mit POSTKIT_ALLOW_PRIVATE_FETCH=1, um sie zuzulassen.',
      host_unknown: 'Es gibt keinen Server mit diesem Namen. Prüfen Sie die Schreibweise der Adresse.',
      refused: 'An diesem Port des Servers läuft nichts. Prüfen Sie den Port und ob der Stream läuft.',
      unreachable: 'Der Server ist nicht erreichbar. Prüfen Sie die Adresse und ob der Stream läuft.',
      timeout: 'Der Server antwortet nicht. Prüfen Sie Adresse, Port und Firewall.',
      certificate:
        'Das Zertifikat des Servers gilt nicht für diese Adresse. Lassen Sie es erneuern, oder versuchen Sie es mit http://.',
      credentials:
        'Benutzername und Passwort fehlen oder sind falsch. Geben Sie http://benutzer:passwort@host/stream ein.',
      forbidden: 'Der Server lässt diesen Sender nicht zuhören (403).',
      not_found:
        'Der Server hat unter diesem Pfad keinen Stream. Prüfen Sie den Pfad und ob der Stream läuft.',
      server_error: 'Der Server hat eine Störung. Versuchen Sie es später noch einmal.',
      web_page: 'Dies ist eine Webseite und kein Stream. Suchen Sie die Adresse des Streams selbst.',
      playlist:
        'Dies ist eine Playlist-Datei, und keine ihrer Adressen führt zu einem Stream, der mitgeschnitten werden kann. Testen Sie die erste, um den Grund zu sehen:',
      ended_playlist: 'Diese HLS-Playlist ist zu Ende.',
      unsupported:
        'Unter dieser Adresse gibt es kein Audio in mp3, AAC, Ogg, MPEG-TS, WebM, HLS, SRT oder RTP.',
      port_taken:
        'An diesem Port empfängt schon ein Programm, vielleicht der Mitschnitt selbst. Wählen Sie einen anderen Port.',
      no_audio: 'Dieser Stream hat kein Audio. Wählen Sie einen mit Audio.',
      no_data: 'Die Verbindung steht, aber es kommt kein Audio an. Prüfen Sie, ob der Zuspieler läuft.',
    },
  },
};
