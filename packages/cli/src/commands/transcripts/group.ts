import type { CommandGroup } from '../../core/command-entry.ts';

export const transcripts: CommandGroup = {
  name: 'transcripts',
  summary: 'words of events and episodes',
  commands: [
    {
      name: 'show',
      summary: 'print the words of an event or an episode',
      load: async () => (await import('./show.ts')).showTranscript,
    },
    {
      name: 'import',
      summary: 'replace the words of an event or an episode by those of a file',
      load: async () => (await import('./import.ts')).importTranscript,
    },
    {
      name: 'export',
      summary: 'write a transcript as VTT, SRT, JSON or text',
      load: async () => (await import('./export.ts')).exportTranscript,
    },
    {
      name: 'create',
      summary: 'transcribe events by the speech service of the installation',
      load: async () => (await import('./create.ts')).createTranscript,
    },
    {
      name: 'settings',
      summary: 'show and set whether new episodes of a show are transcribed',
      load: async () => (await import('./settings.ts')).transcriptSettings,
    },
  ],
};
