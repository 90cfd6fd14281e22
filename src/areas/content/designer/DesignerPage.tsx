import { DndContext, type DragEndEvent, pointerWithin } from '@dnd-kit/core';
import { useMemo, useState } from 'react';
import { faultsOf } from '@/contract/content/home/complete';
import type { MergedPage } from '@/contract/content/home/company/overrides';
import type { HomeContent } from '@/contract/content/home/versions';
import { useCan } from '@/core/auth/permission';
import { useText } from '@/core/i18n';
import { currentPath, navigateFrom } from '@/core/navigation/navigate';
import { useSession } from '@/core/session/session';
import { usePageTitle } from '@/core/page/page';
import { PageHeader } from '@/ui/PageHeader';
import { useSaveKey } from '@kit/form/useSaveKey';
import { addressOf } from '../shared/addressOf';
import { marksOf, NO_MARKS, scopeOf } from './company';
import { CompanyNotice } from './CompanyNotice';
import { DesignerActions } from './DesignerActions';
import { DesignerColumns } from './DesignerColumns';
import { DesignerDialogs } from './DesignerDialogs';
import { DesignerFooter } from './DesignerFooter';
import { droppedOn, NO_SENTENCES, useDragSensors } from './drag';
import { PagePicker } from './PagePicker';
import { PageImages } from './panel/pageImages';
import { EditorNotice } from './saving/EditorNotice';
import { useLease } from './saving/useLease';
import { useRestored } from './saving/useRestored';
import { companyStore, draftStore } from './saving/store';
import { useSaving } from './saving/useSaving';
import { useEditing } from './editing/useEditing';
import { keysOf } from './editing/useKeys';
import { useInsert } from './editing/useInsert';
import { useWeighed } from './useWeighed';
import styles from './Designer.module.css';

/** The edited page, who holds its lease, and how it is saved. */
function useDesigner(content: HomeContent | MergedPage) {
  const can = useCan();
  const [company, setCompany] = useState('next' in content ? content : undefined);
  const [store] = useState(() => (company ? companyStore(company, setCompany) : draftStore(content.pageId)));
  const isOwn = content.isEditable === 1 && can(company ? 'homeConfig_override' : 'appHome_save');
  const [isMine, setMine] = useState(false);
  const designing = useEditing(content.components, isOwn && isMine, scopeOf(company));
  const { editing, load, select } = designing;
  const saving = useSaving({ content, store, page: editing.page, load, select });
  const of = { pageId: content.pageId, branchId: company?.branchId ?? null };
  const lease = useLease(of, isOwn, () => void saving.refresh().catch(() => undefined));
  // The server grants the lease; until it answers nobody edits.
  const holds = lease.editor.who === 'me';
  if (holds !== isMine) setMine(holds);
  return { designing, saving, lease, company, isOwn, isEditable: isOwn && holds };
}

/** The designer of one page, or of a company's override of it (docs/domain/home-designer.md). */
export function DesignerPage({ content }: { content: HomeContent | MergedPage }) {
  const text = useText();
  const { pageId, pageName, backgroundColor } = content;
  const { designing, saving, lease, company, isOwn, isEditable } = useDesigner(content);
  const { page } = designing.editing;
  const session = useSession();
  const { weight, images, resolvedOf } = useWeighed(page, company?.branchId ?? session.branchId);
  const faults = useMemo(() => faultsOf(page), [page]);
  const [isPublishing, setPublishing] = useState(false);
  const insert = useInsert(designing);
  const sensors = useDragSensors();
  const offer = useRestored(saving, isOwn);
  usePageTitle(company ? `${pageName} · ${company.branchName}` : pageName);
  useSaveKey(isOwn ? () => void saving.save() : undefined);
  const drop = (event: DragEndEvent) => {
    const dropped = droppedOn(event, page);
    if (dropped?.action === 'insert') insert(dropped.type, dropped.to);
    if (dropped?.action === 'move') designing.run(dropped, dropped.source);
  };
  const preview = async () => {
    const from = currentPath();
    if (await saving.save())
      navigateFrom(from, addressOf('/content/appHomePreview', { id: pageId, branchId: company?.branchId }));
  };
  const publish = async () => setPublishing(await saving.save());
  return (
    <PageImages value={images}>
      {/* The keys of the whole page; their targets are buttons inside. */}
      <div className={styles.page} onKeyDown={keysOf(designing)} role="presentation">
        <PageHeader title="designer.title" choice={<PagePicker page={{ value: pageId, label: pageName }} />}>
          <DesignerActions
            {...{ designing, pageName, isEditable }}
            saveCode={company ? 'homeConfig_override' : 'appHome_save'}
            isDirty={isOwn && saving.isDirty}
            isSaving={saving.isSaving}
            onSave={saving.save}
            onPreview={preview}
            {...(company ? {} : { onPublish: publish })}
          />
        </PageHeader>
        <EditorNotice
          editor={lease.editor}
          isOwn={isOwn}
          isForeign={content.isEditable !== 1}
          onRequest={lease.request}
          onTakeOver={lease.takeOver}
          onHandOver={async () => (await saving.save()) && lease.handOver()}
        />
        {company && (
          <CompanyNotice
            company={company}
            isEditable={isEditable}
            save={saving.save}
            onSettled={() => void saving.refresh().catch(() => undefined)}
          />
        )}
        {offer}
        <DndContext sensors={sensors} collisionDetection={pointerWithin} accessibility={NO_SENTENCES} onDragEnd={drop}>
          <DesignerColumns
            {...{ designing, faults, isEditable, backgroundColor, resolvedOf, insert }}
            marks={company ? marksOf(company, page) : NO_MARKS}
          />
        </DndContext>
        <DesignerFooter
          {...{ page, faults, weight }}
          editor={lease.editor}
          versionNo={saving.stored.versionNo}
          isDraft={saving.stored.isDraft}
          isDirty={saving.isDirty}
          said={designing.sentence(text)}
          saidKey={designing.sentenceKey}
          isRefused={designing.isRefused}
          onSelect={(componentId) => designing.select(componentId, 'outline')}
        />
      </div>
      <DesignerDialogs {...{ pageId, saving, isPublishing }} onClose={() => setPublishing(false)} />
    </PageImages>
  );
}
