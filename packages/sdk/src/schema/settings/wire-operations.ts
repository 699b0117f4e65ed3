// Written by `npm run generate`.

import type { StationParams } from '../common/wire-types.ts';
import { sentOperations } from '../sent-operations.ts';
import type { WireOperation } from '../wire-operation.ts';
import type {
  Installation,
  InstallationWarnings,
  LogRetentionEffect,
  LogRetentionQuery,
  LogRetentionUpdate,
  Settings,
  StationLook,
  StationLookUpdate,
  StorageReport,
  TestMail,
  TestMailInput,
} from './wire-types.ts';

export const settingsOperations = /* @__PURE__ */ sentOperations('settings', {
  get: { path: '/{station}/api/v1/settings/', jsonText: { response: ['features'] } },
  update: { method: 'PATCH', path: '/{station}/api/v1/settings/', idempotent: true },
  storage: { path: '/{station}/api/v1/storage/' },
  warnings: { path: '/{station}/api/v1/warnings/' },
  examineLogDays: { path: '/{station}/api/v1/storage/log/' },
  setLogDays: { method: 'PATCH', path: '/{station}/api/v1/storage/log/', idempotent: true },
  sendTestMail: { method: 'POST', path: '/{station}/api/v1/mail/test/' },
  installation: { path: '/stations/api/v1/installation.json' },
}) as unknown as {
  get: WireOperation<{ params: StationParams; response: Settings }>;
  update: WireOperation<{ params: StationParams; body: StationLookUpdate; response: StationLook }>;
  storage: WireOperation<{ params: StationParams; response: StorageReport }>;
  warnings: WireOperation<{ params: StationParams; response: InstallationWarnings }>;
  examineLogDays: WireOperation<{
    params: StationParams;
    query: LogRetentionQuery;
    response: LogRetentionEffect;
  }>;
  setLogDays: WireOperation<{
    params: StationParams;
    body: LogRetentionUpdate;
    response: LogRetentionEffect;
  }>;
  sendTestMail: WireOperation<{ params: StationParams; body: TestMailInput; response: TestMail }>;
  installation: WireOperation<{ response: Installation }>;
};
