CREATE TABLE "public_draft" (
	"draft_id" bigint PRIMARY KEY DEFAULT nextval('object_id') NOT NULL,
	"key_hash" text NOT NULL,
	"kind" smallint NOT NULL,
	"branch_id" text NOT NULL,
	"inviter" text,
	"form" jsonb NOT NULL,
	"step" smallint DEFAULT 0 NOT NULL,
	"again" jsonb,
	"file_ids" text[] DEFAULT '{}' NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "public_draft_kind" CHECK ("public_draft"."kind" in (1, 2)),
	CONSTRAINT "public_draft_version" CHECK ("public_draft"."version" >= 1)
);
--> statement-breakpoint
CREATE TABLE "public_entry" (
	"entry_id" bigint PRIMARY KEY NOT NULL,
	"phone" text NOT NULL,
	"salt" text NOT NULL,
	"code_hash" text NOT NULL,
	"inviter" text
);
--> statement-breakpoint
ALTER TABLE "public_draft" ADD CONSTRAINT "public_draft_branch_id_branch_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "public_entry" ADD CONSTRAINT "public_entry_entry_id_entry_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."entry"("entry_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "public_draft_key" ON "public_draft" USING btree ("key_hash");--> statement-breakpoint
CREATE INDEX "public_draft_saved" ON "public_draft" USING btree ("saved_at");--> statement-breakpoint
CREATE INDEX "public_draft_branch" ON "public_draft" USING btree ("branch_id");--> statement-breakpoint
select guard_rows('public_draft');--> statement-breakpoint
select guard_by_parent('public_entry', 'entry_id', 'entry');
