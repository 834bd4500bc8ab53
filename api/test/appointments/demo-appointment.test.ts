import { Case } from '../../src/modules/cases/case.entity';
import { setDemoAppointment } from '../../src/seed/demo-appointment';
import * as rows from '../../src/seed/demo-rows';
import { storeDemoLawyers } from '../setup/demo-directory';
import { appOfTests } from '../setup/running-app';

const app = appOfTests();

it('each start of the demo sets its appointment to five minutes from then, unless it was cancelled', async () => {
  const { dataSource } = app.platform;
  const now = new Date();
  await storeDemoLawyers(app);
  await dataSource.manager.insert(Case, rows.caseRows(now).cases);
  const later = new Date(now.getTime() + 3 * 60 * 60_000);
  const startAt = async (start: Date): Promise<unknown> => {
    await setDemoAppointment(dataSource, start);
    return dataSource.query('select state, starts_at as at from appointments');
  };
  const inFiveMinutes = (start: Date) => new Date(start.getTime() + 5 * 60_000);
  expect(await startAt(now)).toEqual([{ state: 'agreed', at: inFiveMinutes(now) }]);
  await dataSource.query(`update appointments set state = 'past'`);
  expect(await startAt(later)).toEqual([{ state: 'agreed', at: inFiveMinutes(later) }]);
  expect(await dataSource.query(`select from case_events where kind = 'appointment-agreed'`)).toHaveLength(1);
  await dataSource.query(`update appointments set state = 'cancelled', ended_by = 'user'`);
  expect(await startAt(now)).toEqual([{ state: 'cancelled', at: inFiveMinutes(later) }]);
});
