CREATE TABLE "statement_evidence" (
	"evidence_id" bigint PRIMARY KEY DEFAULT nextval('object_id') NOT NULL,
	"statement_id" bigint NOT NULL,
	"branch_id" text NOT NULL,
	"diff_key" text,
	"match_id" bigint,
	"object_no" text NOT NULL,
	"kind" smallint NOT NULL,
	"file_id" bigint NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"login_name" text NOT NULL,
	"by_name" text NOT NULL,
	"time" timestamp(0) NOT NULL,
	CONSTRAINT "statement_evidence_kind" CHECK ("statement_evidence"."kind" in (1, 2, 3, 9))
);
--> statement-breakpoint
ALTER TABLE "statement_evidence" ADD CONSTRAINT "statement_evidence_statement_id_statement_statement_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."statement"("statement_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_evidence" ADD CONSTRAINT "statement_evidence_branch_id_branch_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_evidence" ADD CONSTRAINT "statement_evidence_file_id_file_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."file"("file_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "statement_evidence_of" ON "statement_evidence" USING btree ("statement_id","evidence_id");--> statement-breakpoint
select guard_rows('statement_evidence');
