import { paths } from '../paths.ts';

/** Every address of the desk. */
export const deskPaths = {
  overview: paths.desk,
  people: (q = '') => `${paths.desk()}/people${q === '' ? '' : `?q=${encodeURIComponent(q)}`}`,
  person: (id: string, q = '') => `${paths.desk()}/people/${id}${q === '' ? '' : `?q=${encodeURIComponent(q)}`}`,
  reports: (show = 'open') => `${paths.desk()}/reports${show === 'open' ? '' : `?show=${show}`}`,
  report: (id: string, show = 'open') => `${paths.desk()}/reports/${id}${show === 'open' ? '' : `?show=${show}`}`,
  money: (show = '') => `${paths.desk()}/money${show === '' ? '' : `?show=${show}`}`,
  rules: (show = '') => `${paths.desk()}/rules${show === '' ? '' : `?show=${show}`}`,
  site: (show = '') => `${paths.desk()}/site${show === '' ? '' : `?show=${show}`}`,
  engines: () => `${paths.desk()}/engines`,
  approvals: () => `${paths.desk()}/approvals`,
  audit: (subject = '') => `${paths.desk()}/audit${subject === '' ? '' : `?subject=${encodeURIComponent(subject)}`}`,
} as const;
