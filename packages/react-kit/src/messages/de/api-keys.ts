import type { Area } from '../kit-messages.ts';

export const apiKeys: Area<'api-keys'> = {
  'api-keys/dialog/api-keys': {
    title: 'API-Schlüssel',
    intro:
      'Mit einem API-Schlüssel melden sich Skripte und Werkzeuge als Sie an, mit Ihren Berechtigungen. Widerrufen Sie Schlüssel, die Sie nicht mehr verwenden.',
    columns: {
      name: 'Name',
      prefix: 'Beginnt mit',
      created: 'Erstellt',
      used: 'Zuletzt verwendet',
      actions: 'Aktionen',
    },
    neverUsed: 'Nie verwendet',
    none: 'Noch keine Schlüssel',
    noneText:
      'Erstellen Sie für jedes Skript und Werkzeug einen eigenen, damit Sie jeden einzeln widerrufen können.',
    loading: 'Die Schlüssel werden geladen',
    failed: 'Ihre API-Schlüssel konnten nicht vom Server geladen werden',
    nameLabel: 'Name des neuen Schlüssels',
    nameHint: 'Wofür der Schlüssel ist, zum Beispiel „nächtlicher Export“.',
    nameMissing: 'Geben Sie einen Namen ein.',
    nameTooLong: 'Verwenden Sie höchstens 100 Zeichen.',
    mayDelegate: 'Dieser Schlüssel darf sich anmelden und Schlüssel erstellen',
    mayDelegateHelp:
      'Er öffnet die Konsole dann ohne Ihren zweiten Faktor. Nur wenige Skripte brauchen das. Was er beginnt, endet mit ihm.',
    delegates: 'Darf sich anmelden und Schlüssel erstellen',
    createdBy: (name) => `Von „${name}“ erstellt; endet mit ihm`,
    sessions: (count) => (count === 1 ? 'Hat 1 Sitzung begonnen' : `Hat ${count} Sitzungen begonnen`),
    create: 'Schlüssel erstellen',
    creating: 'Wird erstellt …',
    createFailed: 'Der Schlüssel konnte nicht erstellt werden.',
    createdTitle: (name) => `Schlüssel „${name}“`,
    createdWarning:
      'Kopieren Sie den Schlüssel jetzt und bewahren Sie ihn sicher auf, wie ein Passwort. Er wird nicht noch einmal angezeigt.',
    username: 'Benutzername',
    key: 'Schlüssel',
    header: 'HTTP-Header',
    copy: 'Kopieren',
    done: 'Ich habe den Schlüssel gesichert',
    revoke: (name) => `${name} widerrufen`,
    revokeTitle: (name) => `„${name}“ widerrufen?`,
    revokeText:
      'Skripte und Werkzeuge, die ihn verwenden, funktionieren ab sofort nicht mehr, und die Sitzungen und Schlüssel, die er begonnen hat, enden. Das lässt sich nicht rückgängig machen.',
    revokeConfirm: 'Widerrufen',
    revokeFailed: 'Der Schlüssel konnte nicht widerrufen werden.',
    revoked: (name) => `„${name}“ wurde widerrufen.`,
    close: 'Schließen',
  },
};
