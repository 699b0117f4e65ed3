import type { Area } from '../kit-messages.ts';

export const sessions: Area<'sessions'> = {
  'sessions/own-sessions': {
    title: 'Wo Sie angemeldet sind',
    intro:
      'Jede Zeile ist ein Browser oder Programm, das als Sie angemeldet ist. Beenden Sie, was Sie nicht kennen, und ändern Sie dann Ihr Passwort.',
    columns: {
      browser: 'Browser',
      network: 'Netz',
      used: 'Zuletzt verwendet',
      created: 'Angemeldet',
      actions: 'Aktionen',
    },
    unknown: 'Unbekannter Browser',
    current: 'Dieser Browser',
    byKey: (name) => `Vom API-Schlüssel „${name}“ begonnen`,
    onSite: (origin) => `Auf ${origin}`,
    failed: 'Ihre Sitzungen konnten nicht vom Server geladen werden',
    none: 'Keine Sitzungen',
    end: (browser, network) => `${browser} ${network} beenden`,
    endTitle: 'Diese Sitzung beenden?',
    endText:
      'Der Browser oder das Programm muss sich neu anmelden. Nicht gespeicherte Arbeit dort kann verloren gehen.',
    endOthers: 'Alle anderen beenden',
    endOthersTitle: 'Alle anderen Sitzungen beenden?',
    endOthersText:
      'Jeder andere Browser muss sich neu anmelden. API-Schlüssel funktionieren weiter; widerrufen Sie sie im Kontomenü.',
    confirm: 'Beenden',
    endFailed: 'Die Sitzung konnte nicht beendet werden.',
    ended: 'Die Sitzung ist beendet.',
    othersEnded: 'Alle anderen Sitzungen sind beendet.',
    close: 'Schließen',
  },
  'sessions/retry': {
    inAWhile: 'in einer Weile',
    now: 'jetzt',
    seconds: (seconds) => (seconds === 1 ? 'in 1 Sekunde' : `in ${seconds} Sekunden`),
    minutes: (minutes) => (minutes === 1 ? 'in einer Minute' : `in ${minutes} Minuten`),
  },
  'sessions/sign-in/sign-in-failure': {
    tooOften: (when) => `Zu viele Anmeldeversuche. Versuchen Sie es ${when} noch einmal.`,
    busy: (when) => `Der Sender ist ausgelastet. Versuchen Sie es ${when} noch einmal.`,
    disabled: 'Ihr Konto ist gesperrt. Bitten Sie einen Admin Ihres Senders, es zu entsperren.',
    elsewhere: (name) => `Melden Sie sich auf der Seite des Senders mit ${name} an.`,
    expired: 'Das hat zu lange gedauert. Versuchen Sie es noch einmal.',
    broken: 'Der Sender konnte Sie nicht anmelden. Versuchen Sie es gleich noch einmal.',
    brokenRequest: (id) =>
      `Der Sender konnte Sie nicht anmelden. Versuchen Sie es gleich noch einmal. Wenn es wieder fehlschlägt, melden Sie die Anfrage ${id}.`,
    defect: 'Diese Seite konnte Sie nicht anmelden. Laden Sie sie neu und versuchen Sie es noch einmal.',
  },
  'sessions/sign-in': {
    titles: {
      credentials: 'Anmelden',
      returned: 'Anmeldung',
      stations: 'Sender wählen',
      'second-step': 'Bestätigen Sie, dass Sie es sind',
      forgot: 'Passwort vergessen?',
      'new-password': 'Neues Passwort wählen',
    },
    resetDone: 'Ihr neues Passwort ist gespeichert. Melden Sie sich damit an.',
    username: 'Benutzername',
    password: 'Passwort',
    logIn: 'Anmelden',
    loggingIn: 'Anmeldung läuft …',
    passkey: 'Mit Passkey anmelden',
    invalid: 'E-Mail-Adresse oder Passwort ist falsch.',
    unreachable:
      'Der Sender ist nicht erreichbar. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
    forgot: 'Passwort vergessen?',
    missingUsername: 'Geben Sie Ihre E-Mail-Adresse oder Ihren Benutzernamen ein.',
    missingPassword: 'Geben Sie Ihr Passwort ein.',
    noStations:
      'Ihr Konto hat noch keinen Zugang zu einem Sender. Bitten Sie einen Admin Ihres Senders um Zugang.',
    search: 'Sender suchen',
    noResults: 'Keine Treffer',
    continue: 'Weiter',
    back: 'Anderes Konto verwenden',
    byName: 'Nach Namen suchen',
    byPlace: 'Nach Ort wählen',
    format: 'Format',
    state: 'Bundesland',
    city: 'Stadt',
    station: 'Radiosender',
    stations: 'Sender',
  },
  'sessions/sign-in/single-sign-on': {
    signIn: (name) => `Mit ${name} anmelden`,
    or: 'oder',
    problems: {
      denied:
        'Die Anmeldung wurde abgebrochen oder abgelehnt. Versuchen Sie es noch einmal, oder bitten Sie einen Admin Ihres Senders um Zugang.',
      lost: 'Diese Anmeldung hat zu lange gedauert oder begann in einem anderen Browser. Melden Sie sich noch einmal an.',
      no_group:
        'Keine Ihrer Gruppen hat Zugang zu einem Sender. Bitten Sie einen Admin Ihres Senders um Zugang.',
      no_account: 'Sie haben hier noch kein Konto. Bitten Sie einen Admin Ihres Senders, Sie hinzuzufügen.',
      unverified:
        'Ihr Anmeldedienst hat Ihre E-Mail-Adresse nicht bestätigt. Bestätigen Sie sie dort und melden Sie sich dann noch einmal an.',
      disabled: 'Ihr Konto ist gesperrt. Bitten Sie einen Admin Ihres Senders, es zu entsperren.',
      unreachable: 'Der Anmeldedienst ist nicht erreichbar. Versuchen Sie es gleich noch einmal.',
      too_many: 'Zu viele Anmeldeversuche. Versuchen Sie es in 5 Minuten noch einmal.',
      failed:
        'Die Anmeldung konnte nicht abgeschlossen werden. Versuchen Sie es noch einmal. Wenn es wieder fehlschlägt, fragen Sie einen Admin Ihres Senders.',
    },
  },
  'sessions/sign-in/second-step': {
    texts: {
      passkey: 'Verwenden Sie einen Passkey: Fingerabdruck, Gesicht, PIN oder einen Sicherheitsschlüssel.',
      app: 'Geben Sie den Code ein, den Ihre Authenticator-App anzeigt.',
      recovery:
        'Geben Sie einen der Wiederherstellungscodes ein, die Sie gespeichert haben. Jeder gilt einmal.',
    },
    code: 'Code Ihrer App',
    recoveryCode: 'Wiederherstellungscode',
    use: { passkey: 'Passkey verwenden', app: 'App verwenden', recovery: 'Wiederherstellungscode verwenden' },
    confirm: 'Weiter',
    again: 'Noch einmal anmelden',
    enrolText:
      'Ihr Sender verlangt einen zweiten Faktor. Richten Sie eine Authenticator-App ein, um fortzufahren.',
    loading: 'Wird geladen',
    retry: 'Noch einmal versuchen',
    saved: 'Ich habe die Codes gespeichert',
  },
  'sessions/sign-in/password-reset': {
    forgotText: 'Wir schicken Ihnen per E-Mail einen Link, mit dem Sie ein neues Passwort wählen.',
    name: 'E-Mail-Adresse oder Benutzername',
    nameMissing: 'Geben Sie Ihre E-Mail-Adresse oder Ihren Benutzernamen ein.',
    send: 'Link per E-Mail zuschicken',
    sending: 'Wird gesendet …',
    sent: 'Falls es ein Konto mit diesem Namen gibt, haben wir ihm per E-Mail einen Link geschickt. Er gilt einmal, eine Stunde lang.',
    sentHint:
      'Nach einigen Minuten noch keine E-Mail? Sehen Sie im Spam-Ordner nach, oder bitten Sie einen Admin Ihres Senders, ein Passwort für Sie festzulegen.',
    noMail:
      'Dieser Sender kann keine E-Mails verschicken. Bitten Sie einen Admin Ihres Senders, unter „Benutzer“ ein neues Passwort für Sie festzulegen.',
    newText:
      'Sie werden auf allen anderen Geräten abgemeldet. Melden Sie sich ab jetzt mit dem neuen Passwort an.',
    invitedText: (by, email) =>
      `${by} lädt Sie ein. Wählen Sie ein Passwort; Sie melden sich mit ${email} an.`,
    password: 'Neues Passwort',
    passwordHint: 'Mindestens 8 Zeichen.',
    revokeKeys: 'Auch meine API-Schlüssel widerrufen',
    revokeKeysHint: 'Skripte und Apps, die sie verwenden, funktionieren erst mit neuen Schlüsseln wieder.',
    save: 'Passwort speichern',
    saving: 'Wird gespeichert …',
    expired: 'Dieser Link wurde schon verwendet oder ist zu alt.',
    askAgain: 'Neuen Link per E-Mail zuschicken',
    tooOften: (when) => `Zu viele Versuche. Versuchen Sie es ${when} noch einmal.`,
    busy: (when) => `Der Sender ist ausgelastet. Versuchen Sie es ${when} noch einmal.`,
    unanswered:
      'Der Sender ist nicht erreichbar. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
    failed:
      'Etwas ist schiefgegangen. Versuchen Sie es noch einmal, oder fragen Sie einen Admin Ihres Senders.',
    back: 'Zurück zur Anmeldung',
  },
};
