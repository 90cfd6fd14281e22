import { Card, Select, Typography } from 'antd';
import type { EntryDetail } from '@/contract/master-data/entry-records';
import { T, useText } from '@/core/i18n';

interface Props {
  entry: EntryDetail;
  isJudge: boolean;
  standardCode: string | null;
  setStandardCode: (standardCode: string | null) => void;
}

/** The standard of a commodity: the one that its codes lead to, another one of the same name, or none yet. */
export function StandardCard({ entry: { standard }, isJudge, standardCode, setStandardCode }: Props) {
  const text = useText();
  if (!standard) return null;
  const { auto, candidates } = standard;
  return (
    <Card size="small" title={<T id="entryAudit.standard" />}>
      <Select<string>
        allowClear
        disabled={!isJudge}
        style={{ width: '100%' }}
        aria-label={text('entryAudit.standardHelp')}
        placeholder={text('entryAudit.standardLater')}
        value={standardCode}
        options={candidates.map((one) => ({
          value: one.standardCode,
          label: [one.standardCode, one.commonName, one.spec, one.manufacturer].join(' · '),
        }))}
        onChange={(value?: string) => setStandardCode(value ?? null)}
      />
      {auto !== null && (
        <Typography.Text type="secondary">
          <T id="entryAudit.standardFound" values={{ code: auto }} />
        </Typography.Text>
      )}
    </Card>
  );
}
