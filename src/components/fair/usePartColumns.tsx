import type { ProColumns } from '@ant-design/pro-components';
import { useMemo } from 'react';
import { T, type TextId } from '@/core/i18n';
import { useBranchField } from '../branch/useBranchField';

interface Names {
  branch?: string;
  day: string;
  branchTitle?: TextId;
  dayTitle?: TextId;
}

/** Search fields by company and by day: the figures of a fair's home are those of a part of its lists. */
export function usePartColumns<R>({ branch = 'branchId', day, ...titles }: Names): ProColumns<R>[] {
  const { branchTitle = 'exhibit.branch', dayTitle = 'exhibit.day' } = titles;
  const branchField = useBranchField();
  return useMemo(
    () => [
      {
        ...branchField,
        dataIndex: branch,
        key: branch,
        title: <T id={branchTitle} />,
        hideInTable: true,
        order: -90,
      },
      { dataIndex: day, key: day, title: <T id={dayTitle} />, valueType: 'date', hideInTable: true, order: -91 },
    ],
    [branchField, branch, day, branchTitle, dayTitle],
  );
}
