/** One statement for each column with ids of files that lets it name the file, by table and column. */
export const NAMED: Record<string, (fileId: string) => string> = {
  'trade_fair.cover_image': (id) => `update trade_fair set cover_image = ${id} where trade_fair_id = 70001`,
  'prize.image': (id) => `update prize set image = ${id} where prize_id = (select min(prize_id) from prize)`,
  'winner.signature_image': (id) =>
    `update winner set signature_image = ${id} where win_no = (select min(win_no) from winner)`,
  'banner.image': (id) => `update banner set image = ${id} where banner_id = 88303`,
  'announcement.attachments': (id) =>
    `update announcement set attachments = array['${id}'] where announcement_id = 88001`,
  'branch_announcement.attachments': (id) =>
    `update branch_announcement set attachments = array['${id}'] where announcement_id = 88502`,
  'zone.image': (id) => `update zone set image = ${id} where zone_id = (select min(zone_id) from zone)`,
  'content.cover': (id) => `update content set cover = ${id} where content_id = 88405`,
  'content.file_id': (id) => `update content set file_id = ${id} where content_id = 88403`,
  'brand.logo': (id) => `update brand set logo = ${id} where brand_id = 'PP000001'`,
  'online_goods.images': (id) =>
    `insert into online_goods (product_id, display_name, images, created_by, created_by_name, gmt_created, modified_by, gmt_modified)
     values ('P001', '阿莫西林胶囊', array['${id}'], 'op.hubei', '陈思远', '2026-03-08 09:00:00', 'op.hubei', '2026-03-08 09:00:00')`,
  'feedback.images': (id) =>
    `update feedback set images = array['${id}'] where feedback_id = (select min(feedback_id) from feedback)`,
  'cashier.attachment': (id) => `update cashier set attachment = ${id} where cashier_id = 91002`,
  'statement_evidence.file_id': (id) =>
    `insert into statement_evidence (statement_id, branch_id, object_no, kind, file_id, login_name, by_name, time)
     select statement_id, branch_id, 'CY00000001', 1, ${id}, 'op.hubei', '陈思远', '2026-03-08 09:00:00'
     from statement where statement_id = 92001`,
  'entry.file_ids': (id) =>
    `insert into entry (entry_no, kind, branch_id, source, form, file_ids, content_hash, applicant_name, created_by,
       created_by_name, gmt_created, modified_by, gmt_modified)
     values ('GS209912000001', 1, 'FDB', 1, '{}', array['${id}'], '', '陈思远', 'op.hubei', '陈思远',
       '2026-03-08 09:00:00', 'op.hubei', '2026-03-08 09:00:00')`,
  'pms_work_order.images': (id) => `update pms_work_order set images = array['${id}'] where order_id = 85011`,
  'pms_work_order.source_images': (id) => `update pms_work_order set source_images = '{${id}}' where order_id = 85011`,
  'pms_work_order.finish_images': (id) => `update pms_work_order set finish_images = '{${id}}' where order_id = 85013`,
  'pms_inspection_result.images': (id) =>
    `update pms_inspection_result set images = array['${id}'] where task_id = 86011 and point_id = 'P2'`,
  'pms_reading.images': (id) => `update pms_reading set images = array['${id}'] where reading_id = 85202`,
  'pms_settlement.images': (id) => `update pms_settlement set images = array['${id}'] where settlement_id = 85501`,
  'pms_settlement.signed': (id) => `update pms_settlement set signed = array['${id}'] where settlement_id = 85502`,
  'pms_deposit_entry.images': (id) =>
    `update pms_deposit_entry set images = array['${id}'] where entry_id = (select min(entry_id) from pms_deposit_entry)`,
  'return_record.images': (id) =>
    `update return_record set images = array['${id}'] where return_no = (select min(return_no) from return_record)`,
  'licence.images': (id) => `update licence set images = images || '${id}'::text where licence_id = 94001`,
  'licence_cancel.attachment': (id) =>
    `insert into licence_cancel (cancel_no, licence_id, reason_type, reason, attachment, effective_date, impact, blocks_owner, applicant, applicant_name, apply_time)
     values ('ZX209912000001', 94001, 3, '证号录入有误', ${id}, '2026-03-20', '{"openOrders":0,"listedProducts":0,"activities":0}', 0, 'op.hubei', '陈思远', '2026-03-08 09:00:00')`,
  'home_version.file_ids': (id) => `update home_version set file_ids = array['${id}'] where page_id = 97002`,
  'home_draft_step.file_ids': (id) => `update home_draft_step set file_ids = array['${id}'] where page_id = 97002`,
  'home_override.file_ids': (id) =>
    `insert into home_override (page_id, branch_id, base_version_no, props, own, conflicts, file_ids, created_by,
       created_by_name, gmt_created, modified_by, gmt_modified)
     values (97002, 'FDB01', 1, '[]', '[]', '[]', array['${id}'], 'op.hubei', '陈思远',
       '2026-03-08 09:00:00', 'op.hubei', '2026-03-08 09:00:00')`,
  'home_override_step.file_ids': (id) =>
    `insert into home_override_step (page_id, branch_id, version, base_version_no, props, own, file_ids)
     values (97002, 'FDB01', 1, 1, '[]', '[]', array['${id}'])`,
  'public_draft.file_ids': (id) =>
    `insert into public_draft (key_hash, kind, branch_id, form, file_ids, saved_at)
     values ('a', 2, 'FDB', '{}', array['${id}'], '2026-03-12 09:00:00+08')`,
  'upload_ticket.file_ids': (id) =>
    `insert into upload_ticket (ticket_hash, login_name, branch_id, biz_type, "limit", file_ids, expires_at)
     select 'kept', login_name, branch_id, 'prize', 1, array['${id}'], '2027-01-01' from app_user limit 1`,
};
