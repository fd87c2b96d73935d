import { GenomeReport } from './genome-report.ts';

it.each([
  [
    { code: 'bright', label: 'Bright', weight: 96 },
    { code: 'bright', label: 'Bright', weight: 96 },
  ],
  [
    { code: 'bright', label: 'Bright' },
    { code: 'bright', label: 'Bright', weight: 0 },
  ],
  [{ label: 'Bright' }, { code: 'Bright', label: 'Bright', weight: 0 }],
  [{ code: 'bright' }, { code: 'bright', label: 'bright', weight: 0 }],
  [{ weight: 96 }, null],
])('the reader reads the trait %j of another provider as %j', (dominant, trait) => {
  const report = GenomeReport.read({ genes: [{ gene: 'glow', offset: 2, dominant }] });

  expect(report?.genes[0]?.dominant).toEqual(trait);
});
