CREATE TABLE "announcement_target" (
	"announcement_id" bigint NOT NULL,
	"reader_id" bigint NOT NULL,
	"join_time" timestamp(0) NOT NULL,
	"left_time" timestamp(0),
	"remind_count" integer DEFAULT 0 NOT NULL,
	"remind_time" timestamp(0),
	CONSTRAINT "announcement_target_announcement_id_reader_id_pk" PRIMARY KEY("announcement_id","reader_id")
);
--> statement-breakpoint
ALTER TABLE "announcement" ADD COLUMN "remind_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "announcement" ADD COLUMN "remind_time" timestamp(0);--> statement-breakpoint
ALTER TABLE "announcement_read" ADD COLUMN "opened_time" timestamp(0);--> statement-breakpoint
ALTER TABLE "announcement_read" ADD COLUMN "last_time" timestamp(0);--> statement-breakpoint
ALTER TABLE "announcement_target" ADD CONSTRAINT "announcement_target_announcement_id_announcement_announcement_id_fk" FOREIGN KEY ("announcement_id") REFERENCES "public"."announcement"("announcement_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
update announcement_read set last_time = read_time, opened_time = case when stay_sec >= 2 then read_time end;
--> statement-breakpoint
select set_config('app.scope', '*', true);
--> statement-breakpoint
insert into announcement_target (announcement_id, reader_id, join_time)
select distinct announcement_id, guest_id, publish_time from announcement join invitation using (trade_fair_id)
where publish_time is not null and reply_status <> 9;
--> statement-breakpoint
select set_config('app.scope', '', true);
--> statement-breakpoint
select guard_by_parent('announcement_target', 'announcement_id', 'announcement');
