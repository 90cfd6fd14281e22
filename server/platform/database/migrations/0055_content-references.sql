CREATE TABLE "content_reference" (
	"owner_type" smallint NOT NULL,
	"owner_id" text NOT NULL,
	"version_no" integer NOT NULL,
	"component_id" text NOT NULL,
	"path" text NOT NULL,
	"target_type" text NOT NULL,
	"target_id" text NOT NULL,
	CONSTRAINT "content_reference_owner_type_owner_id_version_no_component_id_path_target_type_target_id_pk" PRIMARY KEY("owner_type","owner_id","version_no","component_id","path","target_type","target_id"),
	CONSTRAINT "content_reference_owner_type" CHECK ("content_reference"."owner_type" in (1, 2, 3, 4, 5, 6))
);
--> statement-breakpoint
CREATE INDEX "content_reference_target" ON "content_reference" USING btree ("target_type","target_id");