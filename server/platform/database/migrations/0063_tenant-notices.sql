CREATE TABLE "pms_notice" (
	"notice_id" bigint PRIMARY KEY DEFAULT nextval('object_id') NOT NULL,
	"branch_id" text NOT NULL,
	"tenant_id" bigint NOT NULL,
	"kind" smallint NOT NULL,
	"object_id" bigint NOT NULL,
	"change" text NOT NULL,
	"phone" text NOT NULL,
	"content" text NOT NULL,
	"status" smallint DEFAULT 0 NOT NULL,
	"sent_time" timestamp(0),
	"created_by" text NOT NULL,
	"created_by_name" text NOT NULL,
	"gmt_created" timestamp(0) NOT NULL,
	CONSTRAINT "pms_notice_kind" CHECK ("pms_notice"."kind" in (1, 2)),
	CONSTRAINT "pms_notice_status" CHECK ("pms_notice"."status" in (0, 1, 2))
);
--> statement-breakpoint
ALTER TABLE "pms_bill" ADD COLUMN "urge_time" timestamp(0);--> statement-breakpoint
ALTER TABLE "pms_notice" ADD CONSTRAINT "pms_notice_branch_id_branch_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pms_notice" ADD CONSTRAINT "pms_notice_tenant_id_pms_tenant_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."pms_tenant"("tenant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "pms_notice_once" ON "pms_notice" USING btree ("kind","object_id","tenant_id","change");--> statement-breakpoint
CREATE INDEX "pms_notice_created" ON "pms_notice" USING btree ("gmt_created");--> statement-breakpoint
select guard_rows('pms_notice');
