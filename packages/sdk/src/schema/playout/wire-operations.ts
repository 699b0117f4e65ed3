// Written by `npm run generate`.

import type { StationIdParams, StationParams } from '../common/wire-types.ts';
import { sentOperations } from '../sent-operations.ts';
import type { WireOperation } from '../wire-operation.ts';
import type {
  PlayoutCorrection,
  PlayoutCorrectionCreate,
  PlayoutCorrectionPreview,
  PlayoutCorrectionSource,
  PlayoutCorrectionUndone,
  PlayoutCorrectionsQuery,
  PlayoutCorrectionsResponse,
  PlayoutInput,
  PlayoutInputChanged,
  PlayoutInputCreate,
  PlayoutInputUpdate,
  PlayoutInputWithToken,
  PlayoutInputs,
  PlayoutJournalQuery,
  PlayoutJournalResponse,
  PlayoutOrderInputsBody,
  PlayoutReading,
  PlayoutReportQuery,
  PlayoutSample,
  PlayoutSaveSettingsBody,
  PlayoutSettings,
  PlayoutSystemsResponse,
} from './wire-types.ts';

export const playoutOperations = /* @__PURE__ */ sentOperations('playout', {
  systems: { path: '/{station}/api/v1/playout/systems/' },
  read: { method: 'POST', path: '/{station}/api/v1/playout/read/' },
  inputs: { path: '/{station}/api/v1/playout/inputs/' },
  createInput: { method: 'POST', path: '/{station}/api/v1/playout/inputs/', success: 201 },
  updateInput: { method: 'PATCH', path: '/{station}/api/v1/playout/inputs/{id}/' },
  removeInput: { method: 'DELETE', path: '/{station}/api/v1/playout/inputs/{id}/' },
  newToken: { method: 'POST', path: '/{station}/api/v1/playout/inputs/{id}/token/' },
  applyOffset: { method: 'POST', path: '/{station}/api/v1/playout/inputs/{id}/offset/' },
  orderInputs: { method: 'POST', path: '/{station}/api/v1/playout/order/' },
  saveSettings: { method: 'PATCH', path: '/{station}/api/v1/playout/settings/' },
  journal: { path: '/{station}/api/v1/playout/journal/' },
  corrections: { path: '/{station}/api/v1/playout/corrections/' },
  previewCorrection: { method: 'POST', path: '/{station}/api/v1/playout/corrections/preview/' },
  applyCorrection: { method: 'POST', path: '/{station}/api/v1/playout/corrections/', success: 201 },
  undoCorrection: { method: 'POST', path: '/{station}/api/v1/playout/corrections/{id}/undo/' },
  dismissCorrection: { method: 'DELETE', path: '/{station}/api/v1/playout/corrections/{id}/' },
  report: { path: '/{station}/api/v1/playout/reports/{report}.csv', responseKind: 'file' },
}) as unknown as {
  systems: WireOperation<{ params: StationParams; response: PlayoutSystemsResponse }>;
  read: WireOperation<{ params: StationParams; body: PlayoutSample; response: PlayoutReading }>;
  inputs: WireOperation<{ params: StationParams; response: PlayoutInputs }>;
  createInput: WireOperation<{
    params: StationParams;
    body: PlayoutInputCreate;
    response: PlayoutInputWithToken;
  }>;
  updateInput: WireOperation<{
    params: StationIdParams;
    body: PlayoutInputUpdate;
    response: PlayoutInputChanged;
  }>;
  removeInput: WireOperation<{ params: StationIdParams }>;
  newToken: WireOperation<{ params: StationIdParams; response: PlayoutInputWithToken }>;
  applyOffset: WireOperation<{ params: StationIdParams; response: PlayoutInput }>;
  orderInputs: WireOperation<{
    params: StationParams;
    body: PlayoutOrderInputsBody;
    response: PlayoutInputs;
  }>;
  saveSettings: WireOperation<{
    params: StationParams;
    body: PlayoutSaveSettingsBody;
    response: PlayoutSettings;
  }>;
  journal: WireOperation<{
    params: StationParams;
    query: PlayoutJournalQuery;
    response: PlayoutJournalResponse;
  }>;
  corrections: WireOperation<{
    params: StationParams;
    query: PlayoutCorrectionsQuery;
    response: PlayoutCorrectionsResponse;
  }>;
  previewCorrection: WireOperation<{
    params: StationParams;
    body: PlayoutCorrectionSource;
    response: PlayoutCorrectionPreview;
  }>;
  applyCorrection: WireOperation<{
    params: StationParams;
    body: PlayoutCorrectionCreate;
    response: PlayoutCorrection;
  }>;
  undoCorrection: WireOperation<{ params: StationIdParams; response: PlayoutCorrectionUndone }>;
  dismissCorrection: WireOperation<{ params: StationIdParams }>;
  report: WireOperation<{
    params: {
      station: string;
      /** Which report. */
      report: 'played' | 'sound-exchange' | 'suisa' | 'spots';
    };
    query: PlayoutReportQuery;
  }>;
};
