/** One statement for each list of files that a record has beside its content, which lets it name the file. */
export const NAMED_IN_LISTS: Record<string, (fileId: string) => string> = {
  'home_version.file_ids': (id) => `update home_version set file_ids = array['${id}'] where page_id = 97002`,
  'home_draft_step.file_ids': (id) => `update home_draft_step set file_ids = array['${id}'] where page_id = 97002`,
  'home_override.file_ids': (id) =>
    `insert into home_override (page_id, branch_id, base_version_no, props, own, conflicts, file_ids, created_by,
       created_by_name, gmt_created, modified_by, gmt_modified)
     values (97002, 'FDB01', 1, '[]', '[]', '[]', array['${id}'], 'op.hubei', '陈思远',
       '2026-03-08 09:00:00', 'op.hubei', '2026-03-08 09:00:00')`,
  'public_draft.file_ids': (id) =>
    `insert into public_draft (key_hash, kind, branch_id, form, file_ids, saved_at)
     values ('a', 2, 'FDB', '{}', array['${id}'], '2026-03-12 09:00:00+08')`,
};
