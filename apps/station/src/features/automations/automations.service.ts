import type { Automation, AutomationInput, AutomationUpdate, Holiday, HolidayInput, HolidayUpdate } from '@postkit/sdk/schema';
import type { Feature } from '../../platform/context.ts';
import type { Station } from '../accounts/index.ts';

export interface Automations extends Feature {
  /** Those that are not deleted. */
  list(station: Station): Promise<Automation[]>;
  /** @throws request.invalid where it names what the station has not, or ends before it starts. */
  create(station: Station, input: AutomationInput): Promise<Automation>;
  /** @throws resource.absent, request.invalid */
  update(station: Station, id: number, update: AutomationUpdate): Promise<Automation>;
  /** @throws request.invalid */
  createHoliday(station: Station, input: HolidayInput): Promise<Holiday>;
  /** @throws resource.absent, request.invalid */
  updateHoliday(station: Station, id: number, update: HolidayUpdate): Promise<Holiday>;
}
